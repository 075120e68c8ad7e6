import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProgramModule, ProgramSubject } from './full-program.ts'
import { countSubjects, selectFirstSubjects, selectModules, subjectFilters } from './select-modules.ts'

const statuses = ['passed', 'registered', 'planned', 'failed', 'open'] as const
const subjects = fc
  .array(fc.constantFrom(...statuses), { maxLength: 25 })
  .map((list) =>
    list.map((status, subjectID) => ({ subjectID, status, ects: 5 }) as unknown as ProgramSubject),
  )
const modules = fc.array(
  fc
    .record({ missing: fc.nat(2), subjects })
    .map(
      ({ missing, subjects: own }, program_moduleID) =>
        ({ module: { program_moduleID }, credits: { missing }, subjects: own }) as unknown as ProgramModule,
    ),
  { maxLength: 6 },
)
const none: ReadonlySet<number> = new Set()
const toStatuses = (list: readonly ProgramModule[]) =>
  list.map((each) => each.subjects.map(({ status }) => status))

describe('selectModules', () => {
  it('begins with what is to be taken', () => {
    const make = (missing: number, ...list: ProgramSubject['status'][]) =>
      ({ credits: { missing }, subjects: list.map((status) => ({ status })) }) as unknown as ProgramModule
    const all = [make(0, 'passed', 'registered'), make(5, 'passed', 'registered', 'open', 'failed')]
    expect(toStatuses(selectModules(all, 'all', none))).toEqual([
      ['open', 'failed', 'registered', 'passed'],
      ['registered', 'passed'],
    ])
    expect(toStatuses(selectModules(all, 'toTake', none))).toEqual([['open', 'failed']])
    expect(toStatuses(selectModules(all, 'passed', none))).toEqual([['passed'], ['passed']])
    expect(subjectFilters.map((filter) => countSubjects(all, filter, none))).toEqual([6, 0, 2, 2, 2])
  })

  it('begins with what can be taken now, which has a filter of its own', () => {
    const list = (['open', 'open', 'planned', 'passed'] as const).map((status, subjectID) => ({
      subjectID,
      status,
    }))
    const all = [{ credits: { missing: 5 }, subjects: list }] as unknown as ProgramModule[]
    const toIDs = (filter: (typeof subjectFilters)[number]) =>
      selectModules(all, filter, new Set([1, 2, 3])).flatMap((each) =>
        each.subjects.map(({ subjectID }) => subjectID),
      )
    expect(toIDs('all')).toEqual([1, 2, 0, 3])
    // One that is passed is not taken again.
    expect(toIDs('now')).toEqual([1, 2])
    expect(countSubjects(all, 'now', new Set([1, 2, 3]))).toBe(2)
  })

  it('has every subject under one filter, and all of them without', () => {
    fc.assert(
      fc.property(modules, (all) => {
        const [whole, ...parts] = subjectFilters.map(
          (filter) => selectModules(all, filter, none).flatMap((each) => each.subjects).length,
        )
        expect(whole).toBe(all.flatMap((each) => each.subjects).length)
        expect(parts.reduce((sum, each) => sum + each, 0)).toBe(whole)
        expect(selectModules(all, 'all', none)).toHaveLength(all.length)
      }),
    )
  })
})

describe('selectFirstSubjects', () => {
  const isChoice = ({ status }: ProgramSubject) => status === 'open' || status === 'failed'

  it('hides passed subjects and further ones to take, but no changed one and no row alone', () => {
    fc.assert(
      fc.property(subjects, fc.nat(60), fc.func(fc.boolean()), (all, missing, isChanged) => {
        const credits = { required: 60, done: 0, registered: 0, planned: 0, missing }
        const first = selectFirstSubjects({ subjects: all, credits }, isChanged)
        expect(all.filter((each) => first.includes(each))).toEqual(first)
        expect(all.length - first.length).not.toBe(1)
        for (const each of all) if (isChanged(each)) expect(first).toContain(each)
        if (all.length > 0) expect(first.length).toBeGreaterThan(0)
        const choices = all.filter(isChoice)
        const isObligatory = choices.reduce((sum, { ects }) => sum + ects, 0) <= missing
        const needed = all.filter((each) => each.status !== 'passed' && !isChoice(each))
        for (const each of [...needed, ...choices.slice(0, isObligatory ? 8 : 5)])
          expect(first).toContain(each)
      }),
    )
  })
})
