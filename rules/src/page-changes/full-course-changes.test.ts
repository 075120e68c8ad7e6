import { describe, expect, it } from 'vitest'
import { listCourseChanges, toCourseSnapshot, type ShownCourse } from './course-changes.ts'

type Texts = Parameters<typeof toCourseSnapshot>[1]

const at = Date.parse('2026-11-20T08:00:00Z')
const changesBetween = (seen: readonly [ShownCourse, Texts], now: readonly [ShownCourse, Texts]) =>
  listCourseChanges(toCourseSnapshot(...seen), toCourseSnapshot(...now), at)

describe('listCourseChanges of a full course', () => {
  const toTitle = (title: string) => ({ title, titleeng: `${title}-en` })
  const monday = { dayID: 1, time: '10:00', time_end: '11:00', room: 'B-2' }
  const range = { start_date: '2026-10-01', end_date: '2026-11-01' }
  const quiz = {
    quizID: 4,
    minutes: 10,
    opens_at: '2026-11-19T09:00:00+04:00',
    closes_at: '2026-11-27T23:00:00+04:00',
    marked: null,
    ...toTitle('quiz'),
  }
  const material = { materialID: 5, week: 2, fileID: 50, ...toTitle('material') }
  const group = { scheduleID: 6, name: 'ნანა', nameeng: 'Nana', meetings: [monday], dates: [range] }
  const full: ShownCourse = {
    registrationID: 7,
    syllabus: { fileID: 1, filename: 'syllabus.pdf' },
    materials: [material],
    quizzes: [quiz],
    groups: [group],
  }
  const texts: Texts = { about: 'x', weeks: 'x' }
  const none = {
    week: null,
    fileID: null,
    opens_at: null,
    closes_at: null,
    minutes: null,
    points: null,
  }
  const list = (changed: Partial<ShownCourse>, now: Texts = texts) =>
    changesBetween([full, texts], [{ ...full, ...changed }, now])
  const listKinds = (changed: Partial<ShownCourse>) => list(changed).map(({ kind, id }) => [kind, id])

  it('has all that a quiz, a material, the syllabus and a lecturer had and have', () => {
    expect(list({ quizzes: [{ ...quiz, minutes: 15, title: 'other' }] })).toEqual([
      {
        kind: 'quiz',
        id: 4,
        before: {
          ...none,
          ...toTitle('quiz'),
          opens_at: '2026-11-19T05:00:00.000Z',
          closes_at: '2026-11-27T19:00:00.000Z',
          minutes: 10,
        },
        after: {
          ...none,
          title: 'other',
          titleeng: 'quiz-en',
          opens_at: '2026-11-19T05:00:00.000Z',
          closes_at: '2026-11-27T19:00:00.000Z',
          minutes: 15,
        },
      },
    ])
    expect(list({ materials: [{ ...material, week: 3, fileID: 51 }] })).toEqual([
      {
        kind: 'material',
        id: 5,
        before: { ...none, ...toTitle('material'), week: 2, fileID: 50 },
        after: { ...none, ...toTitle('material'), week: 3, fileID: 51 },
      },
    ])
    expect(list({ syllabus: null })).toEqual([
      {
        kind: 'syllabus',
        id: null,
        before: { ...none, title: 'syllabus.pdf', titleeng: 'syllabus.pdf', fileID: 1 },
        after: null,
      },
    ])
    expect(list({ groups: [{ ...group, nameeng: 'Nino' }] })).toEqual([
      {
        kind: 'lecturer',
        id: 6,
        before: { ...none, title: 'ნანა', titleeng: 'Nana' },
        after: { ...none, title: 'ნანა', titleeng: 'Nino' },
      },
    ])
  })

  it('says only that the description, the weeks or the times of a group changed', () => {
    expect(list({ groups: [{ ...group, dates: [] }] }, { about: 'y', weeks: 'y' })).toEqual([
      { kind: 'about', id: null, before: null, after: null },
      { kind: 'weeks', id: null, before: null, after: null },
      { kind: 'times', id: 6, before: null, after: null },
    ])
  })

  it.each([
    ['day', { dayID: 2 }],
    ['start', { time: '10:30' }],
    ['end', { time_end: '11:30' }],
    ['room', { room: null }],
  ])('sees another %s of a meeting', (_, changed) => {
    expect(listKinds({ groups: [{ ...group, meetings: [{ ...monday, ...changed }] }] })).toEqual([
      ['times', 6],
    ])
  })

  it.each([['start_date'], ['end_date']])('sees another %s of a group', (name) => {
    const dates = [{ ...range, [name]: '2026-10-15' }]
    expect(listKinds({ groups: [{ ...group, dates }] })).toEqual([['times', 6]])
  })

  it('has the points of a quiz before and now, also of one that is over', () => {
    const over = { ...quiz, closes_at: '2026-11-19T23:00:00+04:00' }
    const one = { ...full, quizzes: [{ ...over, marked: 3 }] }
    const other = { ...full, quizzes: [{ ...over, marked: 4.5 }] }
    const [change, ...more] = changesBetween([one, texts], [other, texts])
    expect(more).toEqual([])
    expect(change).toMatchObject({
      kind: 'points',
      id: 4,
      before: { title: 'quiz', minutes: 10, points: 3 },
      after: { title: 'quiz', minutes: 10, points: 4.5 },
    })
    const first = changesBetween([{ ...full, quizzes: [over] }, texts], [other, texts])
    expect(first).toMatchObject([{ kind: 'points', before: null, after: { points: 4.5 } }])
    expect(changesBetween([one, texts], [{ ...full, quizzes: [over] }, texts])).toEqual([])
  })

  it('leaves out quizzes that close now, before and after', () => {
    const closing = { ...quiz, closes_at: new Date(at).toISOString() }
    const later = { ...quiz, closes_at: new Date(at + 1).toISOString() }
    const listMoves = (before: typeof quiz, after: typeof quiz) =>
      changesBetween([{ ...full, quizzes: [before] }, texts], [{ ...full, quizzes: [after] }, texts]).length
    expect(listMoves(closing, { ...closing, minutes: 20 })).toBe(0)
    expect(listMoves(closing, later)).toBe(1)
    expect(listMoves(later, closing)).toBe(1)
  })

  it('is in order of the kinds, and of the numbers in each', () => {
    const quizzes = [12, 3, 4].map((quizID) => ({ ...quiz, quizID, minutes: 99, marked: quizID }))
    const changed: Partial<ShownCourse> = {
      quizzes,
      materials: [
        { ...material, materialID: 11 },
        { ...material, week: 9 },
      ],
      syllabus: null,
      groups: [{ ...group, name: 'ნინო', dates: [] }],
    }
    expect(list(changed, { about: 'y', weeks: 'y' }).map(({ kind, id }) => [kind, id])).toEqual([
      ['quiz', 3],
      ['quiz', 4],
      ['quiz', 12],
      ['points', 3],
      ['points', 4],
      ['points', 12],
      ['material', 5],
      ['material', 11],
      ['syllabus', null],
      ['about', null],
      ['weeks', null],
      ['lecturer', 6],
      ['times', 6],
    ])
  })

  it('leaves out groups that the student took or gave up', () => {
    expect(listKinds({ groups: [group, { ...group, scheduleID: 8 }] })).toEqual([])
    expect(listKinds({ groups: [] })).toEqual([])
  })
})
