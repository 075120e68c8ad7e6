import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { inbox } from '#contract/staff/inbox.ts'
import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import facts from '#web/ui/classes/facts.module.css'
import { ClaimBar } from './ClaimBar.tsx'
import { DeadlineMark } from './DeadlineMark.tsx'
import classes from './Inbox.module.css'
import type { EntryKey } from './inbox-search.ts'
import { kindWords } from './kind-words.ts'
import type { KindProps } from './kinds/kind-props.ts'
import { ProblemDetail } from './kinds/ProblemDetail.tsx'
import { refreshMs } from './refresh-ms.ts'
import { useAge } from './useAge.ts'
import { useNow } from './useNow.ts'
import { words } from './words.ts'

const details: Readonly<Record<InboxKind, (props: KindProps) => ReactNode>> = {
  problem: ProblemDetail,
}

/** One entry: who has sent it, until when it is to be answered, who works on it, and its answer. */
export const EntryDetail = ({ kind, id }: EntryKey) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const locale = useLocale()
  const text = useLocalized()
  const nameOf = useStaffName()
  const ageOf = useAge()
  const now = useNow(refreshMs)
  const query = q(inbox.entry, { params: { kind, id } })
  const { entry } = useSuspenseQuery({ ...query, refetchInterval: refreshMs }).data
  const { student, programme, school, group, sent_at, due_at, state } = entry
  const Detail = details[kind]
  return (
    <article className={classes['article']} aria-labelledby="entry">
      <h2 id="entry" tabIndex={-1}>
        {kindOf(kind)}: {nameOf(student)}
      </h2>
      <dl className={`${facts['facts']} ${classes['facts']}`}>
        <div>
          <dt>{t('code')}</dt>
          <dd>{student.code}</dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd>{t(student.language)}</dd>
        </div>
        <div>
          <dt>{t('sentAt')}</dt>
          <dd>
            {formatInstant(sent_at, locale)} ({ageOf(sent_at, now)})
          </dd>
        </div>
        {due_at !== null && (
          <div>
            <dt>{t('dueAt')}</dt>
            <dd>
              {formatInstant(due_at, locale)} <DeadlineMark due={due_at} now={now} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('programme')}</dt>
          <dd>{text(programme, 'name')}</dd>
        </div>
        <div>
          <dt>{t('school')}</dt>
          <dd>{text(school, 'name')}</dd>
        </div>
        {group !== null && (
          <div>
            <dt>{t('group')}</dt>
            <dd>{group}</dd>
          </div>
        )}
      </dl>
      {state !== 'answered' && <ClaimBar entry={entry} />}
      <Detail entry={entry} />
    </article>
  )
}
