import { getMinutesToStart, listDates } from '#rules/agenda/agenda.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import type { Locale } from '#rules/text/locale.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import type { SearchEntry } from '../list-entries.ts'

/** The student's dates that stand neither among the exams nor in the calendar, with what else students call them. */
const kindSynonyms: Readonly<Partial<Record<AgendaItem['kind'], string>>> = {
  appeal: 'აპელაცია საჩივარი გასაჩივრება appeal complaint paper',
  thesis_date: 'ნაშრომი დიპლომი thesis defence',
  lab_booking: 'ლაბორატორია lab booking',
  visit: 'ვიზიტი ხელშეკრულება visit contract',
  loan: 'წიგნი ბიბლიოთეკა library book loan return',
  instalment: 'გადახდა საფასური ფული payment fee tuition money',
  first_fee: 'გადახდა საფასური ფული payment fee tuition money',
  insurance: 'დაზღვევა insurance',
}

/** Whoever searches for a date may mean one that is too far for a list. */
const daysAhead = 366

/** The student's own upcoming dates, nearest first, such as the last day to appeal. */
export const listOwnDateEntries = (items: readonly AgendaItem[], now: LocalMoment): SearchEntry[] =>
  listDates(items, now, daysAhead)
    .filter(({ kind }) => kind in kindSynonyms)
    .map((item) => {
      const isAhead = (getMinutesToStart(item, now) ?? 0) > 0
      const [date, time] = isAhead ? [item.start_date, item.start_time] : [item.end_date, item.end_time]
      const [ka, en] = [describeAgendaItem(item, isAhead, 'ka'), describeAgendaItem(item, isAhead, 'en')]
      const toDetail = (about: string, locale: Locale) =>
        [date !== null && [formatShortDay(date, locale), time].filter(Boolean).join(' '), about]
          .filter(Boolean)
          .join(' · ')
      return {
        group: 'ownDates',
        key: `date ${item.key}`,
        icon: iconPaths.calendar,
        name: { ka: ka.title, en: en.title },
        detail: { ka: toDetail(ka.about, 'ka'), en: toDetail(en.about, 'en') },
        synonyms: `${ka.about} ${en.about} ${kindSynonyms[item.kind]}`,
        link: toLink(ka.path),
        run: null,
      }
    })
