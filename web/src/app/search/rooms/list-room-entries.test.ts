import { describe, expect, it } from 'vitest'
import { findEntries } from '../find-entries.ts'
import { listRoomEntries } from './list-room-entries.ts'

const meeting = (dayID: number, time: string, room: string | null) => ({
  dayID,
  time,
  time_end: '23:00',
  room,
})
const group = {
  subjectID: 7,
  subject: 'ალგორითმები',
  subjecteng: 'Algorithms',
  meetings: [meeting(4, '11:00', 'B-312'), meeting(1, '09:00', 'B-312'), meeting(2, '10:00', 'A-101')],
}
const distance = { ...group, subjectID: 8, meetings: [meeting(3, '12:00', null)] }
const exam = (examScheduleID: number, date: string, room: string | null) => ({
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
const listFor = (typed: string) =>
  listRoomEntries(
    [group, distance],
    [
      exam(3, '2026-12-20', 'B-312'),
      exam(1, '2026-10-30', 'B-312'),
      exam(2, '2026-12-02', 'B-312'),
      exam(4, '2026-12-03', null),
      exam(5, '2026-12-04', 'B-101'),
    ],
    '2026-11-25',
    typed,
  )
const entries = listFor('')
const keys = (typed: string) => findEntries(listFor(typed), typed).map(({ entry }) => entry.key)

// spec 2.31.5
describe('listRoomEntries', () => {
  it.each([
    ['B-312', ['room B-312 7', 'room of exam 2', 'room of exam 3']],
    ['312', ['room B-312 7', 'room of exam 2', 'room of exam 3']],
    ['a101', ['room A-101 7']],
    ['A-101', ['room A-101 7']],
    ['101', ['room A-101 7', 'room of exam 5']],
    ['აუდიტორია a-101', ['room A-101 7']],
    ['B-313', []],
  ])('finds by "%s" classes, and then the coming exams in order', (typed, found) =>
    expect(keys(typed)).toEqual(found),
  )

  it('says what takes place there and when, and leads to it', () => {
    expect(entries.find(({ key }) => key === 'room B-312 7')).toMatchObject({
      name: { ka: 'B-312', en: 'B-312' },
      detail: { ka: 'ალგორითმები · ორშ 09:00 · ხუთ 11:00', en: 'Algorithms · Mon 09:00 · Thu 11:00' },
      link: { to: '/courses/$subjectId', params: { subjectId: '7' } },
    })
    expect(entries.find(({ key }) => key === 'room of exam 2')).toMatchObject({
      detail: { en: 'Midterm: Algorithms · Wed 2 Dec 10:00' },
      link: { to: '/exam-schedule', search: { exam: 2 } },
    })
  })
})
