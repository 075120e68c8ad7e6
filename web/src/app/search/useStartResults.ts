import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { agenda } from '#contract/account/agenda.ts'
import { session } from '#contract/account/session.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { getItemTimeLeft, listTasks } from '#rules/agenda/agenda.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import type { Locale } from '#rules/text/locale.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { toDialog } from '#web/parts/agenda/agenda-dialog.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { formatTimes } from './format-times.ts'
import { listRecentResults } from './recent-results.ts'
import { plainResult, type ResultGroup, type ResultLink, type SearchResult } from './search-result.ts'

const maxTasks = 3
const maxSubjects = 8

/** Until the agenda is read. */
const longAgo = '1970-01-01T00:00:00Z'

const toTasks = (items: readonly AgendaItem[], now: LocalMoment, locale: Locale): SearchResult[] =>
  listTasks(items, now)
    .slice(0, maxTasks)
    .map((item) => {
      const toTexts = (language: Locale) => describeAgendaItem(item, false, language)
      const { about, path } = toTexts(locale)
      const dialog = toDialog(item, path, now.date)
      return {
        ...plainResult,
        key: `due ${item.key}`,
        icon: iconPaths.clock,
        name: { ka: toTexts('ka').title, en: toTexts('en').title },
        detail: about || null,
        timeLeft: getItemTimeLeft(item, now),
        link: dialog === null ? ({ to: path } as ResultLink) : null,
        run: dialog === null ? null : () => openDuty(dialog),
      }
    })

const toSubjects = (
  groups: Reply<typeof schedule.currentSchedule>['groups'],
  locale: Locale,
): SearchResult[] =>
  [...Map.groupBy(groups, ({ subjectID }) => subjectID).values()].slice(0, maxSubjects).map((own) => {
    const { subjectID, subject, subjecteng, subject_code } = own[0]!
    return {
      ...plainResult,
      key: `semester ${subjectID}`,
      icon: iconPaths.book,
      name: { ka: subject, en: subjecteng },
      code: subject_code,
      detail:
        formatTimes(
          own.flatMap(({ meetings }) => meetings),
          locale,
        ) || null,
      link: { to: '/courses/$subjectId', params: { subjectId: String(subjectID) } } as ResultLink,
    }
  })

/** The results before anything is typed: recently opened ones, due tasks, and the subjects of this semester. */
export const useStartResults = (): { readonly groups: ResultGroup[]; readonly isLoading: boolean } => {
  const locale = useLocale()
  const isUnlocked = useUnlockedPaths()
  const studentID = useQuery(q(session.user)).data?.user.studentID
  const dates = useQuery({ ...q(agenda.list), enabled: isUnlocked('/duties') })
  const timetable = useQuery({ ...q(schedule.currentSchedule), enabled: isUnlocked('/schedule') })
  const { date, minute } = useAgendaNow(dates.data?.now ?? longAgo, dates.dataUpdatedAt)
  // The time follows the agenda one rendering later.
  const isLoading = dates.isLoading || timetable.isLoading || (dates.data !== undefined && date < longAgo)
  const groups = useMemo((): ResultGroup[] => {
    const recent = (studentID === undefined ? [] : listRecentResults(studentID))
      .filter(({ link }) => isUnlocked(String(link?.to)))
      .map((each) => ({ ...plainResult, ...each, key: `recent ${each.key}`, detail: each.code ?? null }))
    const all: ResultGroup[] = [
      { key: 'recent', results: recent, found: 0 },
      // Both at once: what comes later must not move what is read.
      {
        key: 'due',
        results: isLoading ? [] : toTasks(dates.data?.items ?? [], { date, minute }, locale),
        found: 0,
      },
      {
        key: 'semester',
        results: isLoading ? [] : toSubjects(timetable.data?.groups ?? [], locale),
        found: 0,
      },
    ]
    return all.filter(({ results }) => results.length > 0)
  }, [studentID, isUnlocked, isLoading, dates.data, timetable.data, date, minute, locale])
  return { groups, isLoading }
}
