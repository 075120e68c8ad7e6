import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCourseSnapshot, listCourseChanges, type ShownCourse } from './course-changes.ts'

const at = Date.parse('2026-11-20T08:00:00Z')
const instants = [
  '2026-11-19T09:00:00+04:00',
  '2026-11-20T23:00:00+04:00',
  '2026-11-27T23:00:00+04:00',
] as const
const number = fc.constantFrom(1, 2, 3)
const title = fc.constantFrom('ა', 'ბ')
const named = { title, titleeng: fc.constant('a') }
const meeting = {
  time: fc.constant('10:00'),
  time_end: fc.constant('11:00'),
  room: fc.constantFrom('B-2', null),
}
const range = fc.record({ start_date: fc.constant('2026-10-01'), end_date: fc.constant('2026-11-01') })
const listArbitrary = <Each extends object>(key: keyof Each, each: fc.Arbitrary<Each>) =>
  fc.uniqueArray(each, { selector: (one) => one[key], maxLength: 3 })

const course: fc.Arbitrary<ShownCourse> = fc.record({
  registrationID: fc.constantFrom(7, 7, 7, 8, null),
  syllabus: fc.option(fc.record({ fileID: number, filename: fc.constant('a.pdf') })),
  materials: listArbitrary(
    'materialID',
    fc.record({ materialID: number, week: fc.constantFrom(1, null), fileID: number, ...named }),
  ),
  quizzes: listArbitrary(
    'quizID',
    fc.record({
      quizID: number,
      minutes: fc.constantFrom(10, 15),
      opens_at: fc.constant('2026-11-18T09:00:00+04:00'),
      closes_at: fc.constantFrom(...instants),
      marked: fc.constantFrom(null, 4, 5.5),
      ...named,
    }),
  ),
  groups: listArbitrary(
    'scheduleID',
    fc.record({
      scheduleID: number,
      name: fc.constantFrom('', 'ნანა'),
      nameeng: fc.constant(''),
      meetings: fc.array(fc.record({ dayID: number, ...meeting }), { maxLength: 2 }),
      dates: fc.array(range, { maxLength: 1 }),
    }),
  ),
})
const anyTexts = fc.record({ about: fc.constantFrom('x', 'y'), weeks: fc.constantFrom('x', 'y') })
const whole = fc.tuple(course, anyTexts)

const listChanges = (seen: readonly [ShownCourse, Texts], now: readonly [ShownCourse, Texts]) =>
  listCourseChanges(toCourseSnapshot(...seen), toCourseSnapshot(...now), at)
type Texts = Parameters<typeof toCourseSnapshot>[1]

/** The numbers of what is not in both lists as it was. */
const differing = <Each extends object>(key: keyof Each, seen: readonly Each[], now: readonly Each[]) =>
  [1, 2, 3].filter((id) => {
    const [before, after] = [seen, now].map((list) => list.find((one) => (one[key] as unknown) === id))
    return JSON.stringify(before) !== JSON.stringify(after)
  })

describe('listCourseChanges', () => {
  it('finds nothing in the same course, in any order and time zone', () => {
    fc.assert(
      fc.property(whole, ([one, texts]) => {
        const utc = (text: string) => new Date(text).toISOString()
        const again = {
          ...one,
          materials: one.materials.toReversed(),
          groups: one.groups.toReversed(),
          quizzes: one.quizzes.map((quiz) => ({ ...quiz, closes_at: utc(quiz.closes_at) })),
        }
        expect(listChanges([one, texts], [again, texts])).toEqual([])
      }),
    )
  })

  it('finds nothing in a course that the student does not take, or has registered for again', () => {
    fc.assert(
      fc.property(whole, whole, ([one, texts], now) => {
        const registrationID = now[0].registrationID === 7 ? 8 : 7
        expect(listChanges([{ ...one, registrationID }, texts], now)).toEqual([])
        expect(listChanges([one, texts], [{ ...now[0], registrationID: null }, now[1]])).toEqual([])
      }),
    )
  })

  it('finds each difference once, and nothing that is over or that the student did', () => {
    fc.assert(
      fc.property(whole, whole, ([one, texts], [two, textsNow]) => {
        const [seen, now] = [
          { ...one, registrationID: 7 },
          { ...two, registrationID: 7 },
        ]
        const changes = listChanges([seen, texts], [now, textsNow])
        const listIDs = (kind: string) => changes.filter((each) => each.kind === kind).map(({ id }) => id)
        expect(listIDs('material')).toEqual(differing('materialID', seen.materials, now.materials))
        const unmarked = ({ quizzes }: ShownCourse) => quizzes.map((quiz) => ({ ...quiz, marked: null }))
        const closing = (id: number) =>
          [seen, now].flatMap(({ quizzes }) => quizzes.filter(({ quizID }) => quizID === id))
        expect(listIDs('quiz')).toEqual(
          differing('quizID', unmarked(seen), unmarked(now)).filter((id) =>
            closing(id).some(({ closes_at }) => Date.parse(closes_at) > at),
          ),
        )
        const marked = (course: ShownCourse, id: number) =>
          course.quizzes.find(({ quizID }) => quizID === id)?.marked ?? null
        expect(listIDs('points')).toEqual(
          [1, 2, 3].filter((id) => marked(now, id) !== null && marked(now, id) !== marked(seen, id)),
        )
        const held = (id: number) =>
          [seen, now].every(({ groups }) => groups.some(({ scheduleID }) => scheduleID === id))
        const lecturers = ({ groups }: ShownCourse) =>
          groups.map(({ scheduleID, name }) => ({ scheduleID, name }))
        expect(listIDs('lecturer')).toEqual(
          differing('scheduleID', lecturers(seen), lecturers(now)).filter(held),
        )
        const times = ({ groups }: ShownCourse) =>
          groups.map(({ scheduleID, meetings, dates }) => ({ scheduleID, meetings, dates }))
        expect(listIDs('times')).toEqual(differing('scheduleID', times(seen), times(now)).filter(held))
        expect(listIDs('syllabus')).toEqual(seen.syllabus?.fileID === now.syllabus?.fileID ? [] : [null])
        expect(listIDs('about')).toEqual(texts.about === textsNow.about ? [] : [null])
        expect(listIDs('weeks')).toEqual(texts.weeks === textsNow.weeks ? [] : [null])
      }),
    )
  })

  it('finds no points where the older snapshot could not have any', () => {
    fc.assert(
      fc.property(whole, ([one, texts]) => {
        const now = toCourseSnapshot({ ...one, registrationID: 7 }, texts)
        const old = Object.fromEntries(Object.entries(now).filter(([key]) => !key.startsWith('points ')))
        expect(listCourseChanges(old, now, at)).toEqual([])
      }),
    )
  })

  it('gives both states of a moved quiz, an added and a removed material', () => {
    const quiz = { quizID: 1, minutes: 10, title: 'ა', titleeng: 'a', opens_at: instants[0], marked: null }
    const paper = { materialID: 2, week: 4, fileID: 9, title: 'ბ', titleeng: 'b' }
    const bare = { registrationID: 7, syllabus: null, groups: [] }
    const texts = { about: 'x', weeks: 'x' }
    const seen = { ...bare, materials: [paper], quizzes: [{ ...quiz, closes_at: instants[1] }] }
    const now = {
      ...bare,
      materials: [{ ...paper, materialID: 3 }],
      quizzes: [{ ...quiz, closes_at: instants[2] }],
    }
    expect(listChanges([seen, texts], [now, texts])).toMatchObject([
      {
        kind: 'quiz',
        id: 1,
        before: { title: 'ა', closes_at: '2026-11-20T19:00:00.000Z', week: null },
        after: { closes_at: '2026-11-27T19:00:00.000Z', minutes: 10 },
      },
      { kind: 'material', id: 2, before: { titleeng: 'b', week: 4, fileID: 9 }, after: null },
      { kind: 'material', id: 3, before: null, after: { title: 'ბ', week: 4 } },
    ])
  })
})
