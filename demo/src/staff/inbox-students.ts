import { active, type Student } from '#demo/students/population.ts'

/**
 * Unnamed students for the entries of the inbox: active ones, as far apart as there are, so that every school has some.
 * The named ones show the cases of docs/demo.md. `from` to `to` are their places in this list.
 */
export const pickInboxStudents = (students: readonly Student[], from: number, to: number): Student[] => {
  const unnamed = students.filter(({ named, statusID }) => named === null && statusID === active)
  const step = Math.max(1, Math.floor(unnamed.length / 40))
  return unnamed.filter((_, nth) => nth % step === 0).slice(from, to)
}
