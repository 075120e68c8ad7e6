import { inbox } from '#contract/staff/inbox.ts'
import { ListTools } from '#staff/ui/list/ListTools.tsx'
import { toTimeCell } from '#staff/ui/list/to-time-cell.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { send } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Entry } from './entry.ts'
import type { InboxSearch } from './inbox-search.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { words } from './words.ts'

interface Props {
  readonly search: Omit<InboxSearch, 'open'>
  readonly total: number
}

/** How many entries there are, and the file with all of them. */
export const EntryTools = ({ search, total }: Props) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const text = useLocalized()
  const nameOf = useStaffName()
  const states = { sent: 'stateSent', in_progress: 'in_progress', answered: 'answered' } as const
  return (
    <ListTools<Entry>
      name={t('inbox')}
      total={total}
      load={(page, per_page) => send(inbox.list, { query: { ...search, page, per_page } })}
      cells={[
        [t('kind'), ({ kind }) => kindOf(kind)],
        [t('student'), ({ student }) => nameOf(student)],
        [t('studentCode'), ({ student }) => student.code],
        [t('programme'), ({ programme }) => text(programme, 'name')],
        [t('group'), ({ group }) => group],
        [t('sentAt'), ({ sent_at }) => toTimeCell(sent_at)],
        [t('dueAt'), ({ due_at }) => toTimeCell(due_at)],
        [t('entryState'), ({ state }) => t(states[state])],
        [t('withWhom'), ({ claim }) => (claim === null ? null : nameOf(claim.staff))],
      ]}
    />
  )
}
