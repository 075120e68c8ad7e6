import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AgendaTimes } from './agenda.ts'
import { mergeQuizzes } from './merge-quizzes.ts'

const item = (key: string, kind: AgendaTimes['kind'], end_date: string): AgendaTimes => ({
  key,
  kind,
  start_date: null,
  start_time: null,
  end_date,
  end_time: '23:00',
  targetID: null,
})
const [second, twelfth] = ['2026-12-02', '2026-12-12']
const toKeys = (merged: readonly (readonly AgendaTimes[])[]) => merged.map((all) => all.map(({ key }) => key))

// spec 2.30.5
describe('mergeQuizzes', () => {
  it('makes one entry of three quizzes with the same deadline, where the first of them stands', () => {
    const items = [
      item('a', 'quiz', second),
      item('file', 'exam_files', second),
      item('b', 'quiz', second),
      item('c', 'quiz', second),
      item('d', 'quiz', twelfth),
    ]
    expect(toKeys(mergeQuizzes(items))).toEqual([['a', 'b', 'c'], ['file'], ['d']])
  })

  it('leaves two quizzes, and other things with one deadline', () => {
    const items = ['a', 'b', 'c'].map((key) => item(key, 'presentation', second))
    expect(mergeQuizzes(items)).toHaveLength(3)
    expect(mergeQuizzes([item('a', 'quiz', second), item('b', 'quiz', second)])).toHaveLength(2)
  })

  it('keeps every item once, and merges only what has one deadline', () => {
    const kinds = fc.constantFrom('quiz', 'presentation', 'exam_files')
    const ends = fc.constantFrom(second, twelfth)
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, ends), { maxLength: 12 }), (all) => {
        const items = all.map(([kind, end], nth) => item(String(nth), kind as AgendaTimes['kind'], end))
        const merged = mergeQuizzes(items)
        expect(merged.flat().toSorted((a, b) => Number(a.key) - Number(b.key))).toEqual(items)
        for (const own of merged) {
          expect(new Set(own.map(({ end_date }) => end_date)).size).toBe(1)
          if (own.length > 1) expect(own.every(({ kind }) => kind === 'quiz')).toBe(true)
          expect(own.length).not.toBe(2)
        }
        const firsts = merged.map(([first]) => Number(first!.key))
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
      }),
    )
  })
})
