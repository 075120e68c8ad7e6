import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { readiness } from '#contract/staff/readiness/readiness.ts'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { q, type Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ReadinessTabs } from './rehearsals/ReadinessTabs.tsx'
import { FindingCard } from './FindingCard.tsx'
import { FindingRows } from './FindingRows.tsx'
import classes from './Readiness.module.css'
import { words } from './words.ts'

const severities = ['blocks', 'notice', 'advice'] as const

interface FindingsProps {
  readonly data: Reply<typeof readiness.check>
  readonly isFetching: boolean
  readonly onCheck: () => void
}

const Findings = ({ data, isFetching, onCheck }: FindingsProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const isBlocked = data.findings.some(({ severity }) => severity === 'blocks')
  return (
    <>
      <div className={classes['bar']}>
        <output className="muted">
          {isFetching
            ? t('checking')
            : t('checkedAt', { time: formatInstant(data.checked_at, locale), checks: data.checks })}
        </output>
        <ActionButton kind="plain" isBusy={isFetching} onClick={onCheck}>
          {t('checkAgain')}
        </ActionButton>
      </div>
      {data.findings.length === 0 && <EmptyState>{t('ready')}</EmptyState>}
      {data.findings.length > 0 && !isBlocked && <p>{t('nothingBlocks')}</p>}
      {severities.map((severity) => {
        const those = data.findings.filter((each) => each.severity === severity)
        if (those.length === 0) return null
        return (
          <section key={severity} className={classes['group']} data-severity={severity}>
            <h2>
              {t(severity)} <span className="muted">{those.length}</span>
            </h2>
            <ul className={`plain-list ${classes['list']}`}>
              {those.map((each) => (
                <FindingCard key={each.check} finding={each} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

const CheckedFindings = () => {
  // Every visit checks; the rows of one check and back again do not.
  const found = useQuery({ ...q(readiness.check), staleTime: 60_000 })
  return (
    <QueryContent query={found}>
      {(data) => <Findings data={data} isFetching={found.isFetching} onCheck={() => void found.refetch()} />}
    </QueryContent>
  )
}

/** Whether the university can open: what the checks find, by severity, or the rows of one check. */
const ReadinessScreen = () => {
  const t = useWords(words)
  const { check, page = 1 } = useSearch({ from: '/signed-in/readiness' })
  return (
    <Screen name={t('readiness')}>
      <ReadinessTabs />
      {check === undefined ? (
        <>
          <p className={classes['lead']}>{t('lead')}</p>
          <CheckedFindings />
        </>
      ) : (
        <FindingRows check={check} page={page} />
      )}
    </Screen>
  )
}

export default ReadinessScreen
