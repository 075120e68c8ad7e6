import type { FileContent } from '../files/file-content.ts'

interface BilingualText {
  readonly ka: string
  readonly en: string
}

export interface DemoTask extends BilingualText {
  readonly kind: 'single' | 'multiple' | 'text'
  /** The audio of the unit to which the task refers. */
  readonly audio: number | null
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[]
}

/** A unit of the language lab: language, level, texts, audio and tasks. */
export interface DemoUnit extends BilingualText {
  readonly lang: string
  readonly level: string
  readonly unit: BilingualText
  readonly about: BilingualText
  readonly title: string
  readonly text: string
  readonly audio: readonly (BilingualText & { readonly file: FileContent })[]
  readonly tasks: readonly DemoTask[]
}

/** A task with options; a star marks the correct ones. Question in both languages. */
export const choice = (
  ka: string,
  en: string,
  answers: readonly string[],
  audio: number | null = null,
): DemoTask => {
  const options = answers.map((text) => ({ text: text.replace(/^\*/, ''), isRight: text.startsWith('*') }))
  return {
    ka,
    en,
    audio,
    kind: options.filter(({ isRight }) => isRight).length > 1 ? 'multiple' : 'single',
    options,
  }
}

/** A task that is answered in words, with the accepted answers. */
export const gap = (ka: string, en: string, accepted: readonly string[]): DemoTask => ({
  ka,
  en,
  audio: null,
  kind: 'text',
  options: accepted.map((text) => ({ text, isRight: true })),
})
