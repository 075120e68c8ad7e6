import { describe, expect, it } from 'vitest'
import { toCanonicalText } from '#rules/page-changes/diff-snapshots.ts'
import { toSnapshot, courseVersion } from './page-snapshot.ts'

const named = { title: 'ა', titleeng: 'a' }
const course = {
  registrationID: 1,
  description: 'ბ',
  descriptioneng: 'b',
  weeks: [{ topic: 'გ', topiceng: 'c' }],
  syllabus: { fileID: 2, filename: 'a.pdf' },
  materials: [{ materialID: 3, week: 4, fileID: 5, ...named }],
  quizzes: [
    {
      quizID: 6,
      minutes: 10,
      opens_at: '2026-11-20T09:00:00+04:00',
      closes_at: '2026-11-27T09:00:00+04:00',
      marked: 4,
      ...named,
    },
  ],
  groups: [
    {
      scheduleID: 7,
      name: 'ნანა',
      nameeng: 'Nana',
      meetings: [{ dayID: 1, time: '10:00', time_end: '11:00', room: 'B-2' }],
      dates: [{ start_date: '2026-10-01', end_date: '2026-11-01' }],
    },
  ],
}

/** Copies of the value, each with one leaf altered. */
const altered = (value: unknown): unknown[] => {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'string') return [value.replace('T09:', 'T10:').replace(/^[^T]*$/, '$&x')]
  return Object.entries(value as object).flatMap(([key, each]) =>
    altered(each).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...(value as object), [key]: other },
    ),
  )
}

describe('courseVersion', () => {
  it('changes with every leaf of the snapshot', () => {
    const others = altered(course) as (typeof course)[]
    expect(others.length).toBeGreaterThan(20)
    for (const other of others) {
      expect(toCanonicalText(toSnapshot(other))).not.toBe(toCanonicalText(toSnapshot(course)))
      expect(courseVersion(other)).not.toBe(courseVersion(course))
    }
  })
})
