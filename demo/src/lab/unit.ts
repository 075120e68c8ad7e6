import type { FileContent } from '../files/file-content.ts'

interface Said {
  readonly ka: string
  readonly en: string
}

export interface DemoTask extends Said {
  readonly kind: 'single' | 'multiple' | 'text'
  /** Which audio of the unit it is about. */
  readonly audio: number | null
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[]
}

/** A unit of the language lab: in which language, how far, and what there is to read, to hear and to do. */
export interface DemoUnit extends Said {
  readonly lang: string
  readonly level: string
  readonly unit: Said
  readonly about: Said
  readonly texts: readonly { readonly title: string; readonly text: string }[]
  readonly audio: readonly (Said & { readonly file: FileContent })[]
  readonly tasks: readonly DemoTask[]
}

/** Takes a question in both languages, its audio and its answers, the right ones with a star; gives the task. */
export const choice = (
  ka: string,
  en: string,
  audio: number | null,
  answers: readonly string[],
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

/** Takes a question in both languages and what is accepted; gives the task that is answered in words. */
export const gap = (ka: string, en: string, accepted: readonly string[]): DemoTask => ({
  ka,
  en,
  audio: null,
  kind: 'text',
  options: accepted.map((text) => ({ text, isRight: true })),
})
