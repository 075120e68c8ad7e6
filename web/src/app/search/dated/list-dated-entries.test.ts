import { describe, expect, it } from 'vitest'
import { findEntries } from '../find-entries.ts'
import { listDatedEntries } from './list-dated-entries.ts'

const exam = (examScheduleID: number, date: string, room: string | null = 'B-204') => ({
  subjectID: 7,
  subject: 'ალგორითმები',
  subjecteng: 'Algorithms',
  subject_code: 'CS101',
  ects: 6,
  examTypeID: 1,
  examType: 'შუალედური',
  examTypeeng: 'Midterm',
  examScheduleID,
  date,
  start: '10:00',
  duration: 120,
  room,
  seat: null,
  is_distance: room === null,
  upload_from: null,
  upload_until: null,
  files: [],
})
const event = (id: number, kind: 'payment' | 'holiday', from: string, to = from) => ({
  id,
  kind,
  name: kind === 'payment' ? 'საფასურის მეორე ნაწილი' : 'შობა',
  nameeng: kind === 'payment' ? 'Second half due' : 'Christmas',
  start_date: from,
  end_date: to,
  semester: 'შემოდგომა',
  semestereng: 'Autumn',
})
const today = '2026-11-25'
const entries = listDatedEntries(
  [exam(1, '2026-10-30'), exam(2, '2026-12-20'), exam(3, '2026-11-25', null)],
  [
    event(4, 'payment', '2026-10-02'),
    event(5, 'payment', '2026-12-06'),
    event(6, 'holiday', '2027-01-07'),
    event(7, 'payment', '2026-11-20', '2026-11-25'),
  ],
  today,
)
const keys = (typed: string) => findEntries(entries, typed).map(({ entry }) => entry.key)

// spec 2.31.5
describe('listDatedEntries', () => {
  it.each([
    ['algorithms', ['exam 3', 'exam 2', 'exam 1']],
    ['ალგორითმების', ['exam 3', 'exam 2', 'exam 1']],
    ['midterm', ['exam 3', 'exam 2', 'exam 1']],
    ['payment', ['event 7', 'event 5', 'event 4']],
    ['საფასური', ['event 7', 'event 5', 'event 4']],
    ['holiday', ['event 6']],
    ['შობა', ['event 6']],
    ['არდადეგები', ['event 6']],
    ['december', ['exam 2', 'event 5']],
    ['6 december', ['event 5']],
    ['6 დეკემბერი', ['event 5']],
    ['nothing of it', []],
  ])('finds by "%s" the coming ones first, and then the past ones', (typed, found) =>
    expect(keys(typed)).toEqual(found),
  )

  it('says when and where in both languages, and leads to the row', () => {
    expect(entries.find(({ key }) => key === 'exam 2')).toMatchObject({
      detail: { ka: 'შუალედური · კვი 20 დეკ 10:00 · B-204', en: 'Midterm · Sun 20 Dec 10:00 · B-204' },
      link: { to: '/exam-schedule', search: { exam: 2 } },
    })
    expect(entries.filter(({ isOver }) => isOver).map(({ key, detail }) => [key, detail!.en])).toEqual([
      ['exam 1', 'Midterm · Fri 30 Oct 10:00 · B-204 · over'],
    ])
    expect(entries.find(({ key }) => key === 'exam 3')!.detail!.ka).toContain('დისტანციური')
    expect(entries.find(({ key }) => key === 'event 5')).toMatchObject({
      detail: { ka: '6 დეკ · შემოდგომა', en: '6 Dec · Autumn' },
      link: { to: '/academic-calendar', search: { event: 5 } },
    })
    expect(entries.find(({ key }) => key === 'event 6')!.detail!.en).toBe('7 Jan 2027')
  })
})
