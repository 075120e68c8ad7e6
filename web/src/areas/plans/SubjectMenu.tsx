import type { PlanOption } from '#rules/registration/check-plan.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionMenu } from '#web/ui/layout/ActionMenu.tsx'
import type { PlanSubject } from './plan-draft.ts'
import { words } from './words.ts'

interface Props {
  readonly subject: PlanSubject
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onChoose: (option: PlanOption) => void
  readonly onRemoveSecond: () => void
}

/** The actions on a planned subject; its position can be changed here without dragging. */
export const SubjectMenu = (props: Props) => {
  const { subject, isFirst, isLast, onMove, onRemove, onChoose, onRemoveSecond } = props
  const t = useWords(words)
  const name = { subject: { ka: subject.subject, en: subject.subjecteng } }
  const hasSecond = subject.second_schedule_ids !== null
  const action = (word: keyof typeof words, about: keyof typeof words, onSelect: () => void) => ({
    label: t(word),
    ariaLabel: t(about, name),
    onSelect,
  })
  return (
    <ActionMenu
      ariaLabel={t('actionsOfSubject', name)}
      actions={[
        action('changeFirst', 'changeFirstOf', () => onChoose('first')),
        hasSecond
          ? action('changeSecond', 'changeSecondOf', () => onChoose('second'))
          : action('addSecond', 'addSecondOf', () => onChoose('second')),
        ...(hasSecond ? [action('removeSecond', 'removeSecondOf', onRemoveSecond)] : []),
        ...(isFirst ? [] : [action('earlier', 'earlierOf', () => onMove(-1))]),
        ...(isLast ? [] : [action('later', 'laterOf', () => onMove(1))]),
        action('removeSubject', 'removeSubjectOf', onRemove),
      ]}
    />
  )
}
