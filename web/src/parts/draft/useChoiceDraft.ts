import { useDraft } from './useDraft.ts'

/** Props of `SingleChoice` that let the selected answer survive a reload. */
interface ChoiceDraft<Answer extends string> {
  readonly initial: Answer | null
  readonly onSelect: (answer: Answer) => void
}

/** The draft of the question with this name, and how to forget it once the answer is saved. */
export const useChoiceDraft = <Answer extends string = string>(
  name: string,
): readonly [ChoiceDraft<Answer>, () => void] => {
  const [{ picked }, setDraft, forget] = useDraft(name, { picked: '' })
  const initial = picked === '' ? null : (picked as Answer)
  return [{ initial, onSelect: (answer) => setDraft({ picked: answer }) }, forget]
}
