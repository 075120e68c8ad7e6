import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { scaleCatalogue } from './scale-catalogue.ts'

const students = ['S1', 'S2', 'S3', 'S4'].map((student_code, index) => ({
  line: index + 2,
  student_code,
  university_email: `${student_code}@university.example`,
}))

/** Four students who all request the one subject, which has ten seats in two linked groups. */
const day = {
  programme: null,
  subjects: [{ subject_code: 'MATH' }],
  groups: [
    { group_code: 'MATH-1', subject_code: 'MATH', parent_group_code: null, capacity: 10 },
    { group_code: 'MATH-1a', subject_code: 'MATH', parent_group_code: 'MATH-1', capacity: 10 },
  ],
  students,
  demand: students.map(({ line, student_code }) => ({ line, student_code, subject_code: 'MATH' })),
} as unknown as Catalogue

const countUnique = (values: readonly string[]) => new Set(values).size

describe('scaleCatalogue', () => {
  it('gives the day itself for its own number of students', () => {
    expect(scaleCatalogue(day, 4)).toEqual(day)
  })

  it('puts copies side by side, the last one with its share of students and seats', () => {
    const { students: all, demand, groups, subjects } = scaleCatalogue(day, 10)
    expect(all).toHaveLength(10)
    expect(countUnique(all.map(({ student_code }) => student_code))).toBe(10)
    expect(countUnique(all.map(({ university_email }) => university_email))).toBe(10)
    expect(subjects.map(({ subject_code }) => subject_code)).toEqual(['MATH', 'MATH/2', 'MATH/3'])
    expect(groups.map(({ capacity }) => capacity)).toEqual([10, 10, 10, 10, 5, 5])
    // Every request and every link stays in its copy.
    const copyOf = (code: string) => code.split('/')[1] ?? '1'
    expect(demand).toHaveLength(10)
    for (const row of demand) expect(copyOf(row.student_code)).toBe(copyOf(row.subject_code))
    for (const group of groups) {
      expect(copyOf(group.subject_code)).toBe(copyOf(group.group_code))
      if (group.parent_group_code !== null)
        expect(copyOf(group.parent_group_code)).toBe(copyOf(group.group_code))
    }
  })

  it('takes the students of a smaller day evenly, and leaves every group a seat', () => {
    const { students: all, groups } = scaleCatalogue(day, 2)
    expect(all.map(({ student_code }) => student_code)).toEqual(['S1', 'S3'])
    expect(groups.map(({ capacity }) => capacity)).toEqual([5, 5])
    expect(
      scaleCatalogue({ ...day, groups: [{ ...day.groups[0]!, capacity: 1 }] }, 1).groups[0]!.capacity,
    ).toBe(1)
  })
})
