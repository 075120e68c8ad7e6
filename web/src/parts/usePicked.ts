import { useDraft } from './useDraft.ts'

/** What `AskOne` needs to bring back after a reload what was picked before it. */
interface Picked<Answer extends string> {
  readonly remembered: Answer | null
  readonly onPick: (answer: Answer) => void
}

/** Takes a question's name; gives what was picked in it for `AskOne`, and how to forget that once it is saved. */
export const usePicked = <Answer extends string = string>(
  name: string,
): readonly [Picked<Answer>, () => void] => {
  const [{ picked }, setDraft, forget] = useDraft(name, { picked: '' })
  const remembered = picked === '' ? null : (picked as Answer)
  return [{ remembered, onPick: (answer) => setDraft({ picked: answer }) }, forget]
}
