import { getItemTimeLeft, listTasks } from '#rules/agenda/agenda.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { toDialog } from '#web/parts/agenda/agenda-dialog.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import type { SearchEntry } from '../list-entries.ts'
import type { ResultLink } from '../search-result.ts'

/** Other words that students use for a task of this kind. */
const kindSynonyms: Readonly<Partial<Record<AgendaItem['kind'], string>>> = {
  quiz: 'ტესტი ქვიზი quiz test',
  quiz_attempt: 'ტესტი ქვიზი quiz test',
  presentation: 'პრეზენტაცია slides talk presentation',
  exam_files: 'გამოცდა ფაილი ატვირთვა exams file upload hand in',
  group_change: 'ჯგუფი group change',
}

/** The student's tasks, by the time that is left. */
export const listTaskEntries = (items: readonly AgendaItem[], now: LocalMoment): SearchEntry[] =>
  listTasks(items, now).map((item) => {
    const [ka, en] = [describeAgendaItem(item, false, 'ka'), describeAgendaItem(item, false, 'en')]
    const dialog = toDialog(item, ka.path, now.date)
    return {
      group: 'due',
      key: `due ${item.key}`,
      icon: iconPaths.clock,
      name: { ka: ka.title, en: en.title },
      detail: ka.about === '' ? null : { ka: ka.about, en: en.about },
      synonyms: `${ka.about} ${en.about} ${kindSynonyms[item.kind] ?? ''} გასაკეთებელი due to do`,
      link: dialog === null ? ({ to: ka.path } as ResultLink) : null,
      run: dialog === null ? null : () => openDuty(dialog),
      timeLeft: getItemTimeLeft(item, now),
    }
  })
