import { describe, expect, it } from 'vitest'
import type { Module } from './sources.ts'
import { findFirstSource, findOnlyModule, findSource, toSources } from './sources.ts'

const module = (program_moduleID: number, kind: Module['kind'], ects_done = 0): Module => ({
  program_moduleID,
  concentrationID: null,
  module: 'მოდული',
  moduleeng: 'Module',
  kind,
  ects: 10,
  ects_done,
  ects_registered: 0,
  subjects: 3,
  blocks: 0,
})

describe('toSources', () => {
  it('makes a source of each module, one of all free credits, one of the minor, and puts the pre-registration first', () => {
    const modules = [
      module(1, 'compulsory'),
      module(2, 'free'),
      module(3, 'elective'),
      module(4, 'minor', 2),
      module(5, 'minor', 3),
    ]
    const sources = toSources(modules, true)
    expect(sources.map(({ key, kind }) => [key, kind])).toEqual([
      ['pre', 'pre'],
      ['1', 'compulsory'],
      ['3', 'elective'],
      ['2', 'free'],
      ['4', 'minor'],
    ])
    expect(sources.at(-1)).toMatchObject({ ects: 20, ects_done: 5 })
    expect(findOnlyModule(sources.at(-1)!)).toBe(null)
    expect(findOnlyModule(sources[1]!)).toBe(1)
    expect(findSource(sources, '5')?.key).toBe('4')
    expect(findSource(sources, '9')).toBeUndefined()
  })
})

describe('findFirstSource', () => {
  it('opens the pre-registration, or the first module with credits missing', () => {
    const modules = [module(1, 'compulsory', 10), module(2, 'elective', 4)]
    expect(findFirstSource(toSources(modules, false))?.key).toBe('2')
    expect(findFirstSource(toSources(modules.slice(0, 1), false))?.key).toBe('1')
    expect(findFirstSource(toSources(modules, true))?.key).toBe('pre')
  })
})
