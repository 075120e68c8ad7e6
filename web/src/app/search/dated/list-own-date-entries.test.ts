import { describe, expect, it } from 'vitest'
import type { AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { findEntries } from '../find-entries.ts'
import { listOwnDateEntries } from './list-own-date-entries.ts'

const item = (kind: AgendaItem['kind'], changes: Partial<AgendaItem>): AgendaItem => ({
  key: `${kind}-1`,
  kind,
  start_date: null,
  start_time: null,
  end_date: null,
  end_time: null,
  name: null,
  nameeng: null,
  subjectID: 7,
  subject: 'ისტორია',
  subjecteng: 'History',
  place: null,
  placeeng: null,
  label: null,
  targetID: 3,
  missing_credits: null,
  year_credits: null,
  duty: null,
  ...changes,
})
const now = { date: '2026-11-27', minute: 600 }
const entries = listOwnDateEntries(
  [
    item('appeal', { end_date: '2026-11-30', end_time: '18:00', label: '12/34' }),
    // In its last month it is a task.
    item('loan', {
      end_date: '2027-02-28',
      subjectID: null,
      subject: null,
      subjecteng: null,
      name: 'ვეფხისტყაოსანი',
      nameeng: 'The Knight',
    }),
    item('exam', {
      start_date: '2026-12-02',
      start_time: '10:00',
      end_date: '2026-12-02',
      end_time: '12:00',
    }),
    item('presentation', { end_date: '2026-12-12' }),
    item('loan', { key: 'loan-2', end_date: '2026-11-28' }),
  ],
  now,
)
const keys = (typed: string) => findEntries(entries, typed).map(({ entry }) => entry.key)

// spec 2.31.5
describe('listOwnDateEntries', () => {
  it('has the dates ahead that are neither tasks nor exams, nearest first', () =>
    expect(entries.map(({ key }) => key)).toEqual(['date appeal-1', 'date loan-1']))

  it.each([
    ['appeal', ['date appeal-1']],
    ['აპელაცია', ['date appeal-1']],
    ['history', ['date appeal-1']],
    ['library', ['date loan-1']],
    ['knight', ['date loan-1']],
    ['exam', []],
  ])('finds by "%s"', (typed, found) => expect(keys(typed)).toEqual(found))

  it('says until when, and leads to the paper', () =>
    expect(entries[0]).toMatchObject({
      name: { ka: 'გასაჩივრების ვადა: ისტორია', en: 'Last day to appeal: History' },
      detail: { ka: 'ორშ 30 ნოე 18:00', en: 'Mon 30 Nov 18:00' },
      link: { to: '/exam-view/3/12/34' },
    }))
})
