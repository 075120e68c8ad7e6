import { expect, test } from 'vitest'
import type { Module } from './sources.ts'
import { firstSource, moduleOf, sourceAt, sourcesOf } from './sources.ts'

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

test('each module of hers is a source; those of free credits and of the minor are one each, and wishes come first', () => {
  const modules = [
    module(1, 'compulsory'),
    module(2, 'free'),
    module(3, 'elective'),
    module(4, 'minor', 2),
    module(5, 'minor', 3),
  ]
  const sources = sourcesOf(modules, true)
  expect(sources.map(({ key, kind }) => [key, kind])).toEqual([
    ['pre', 'pre'],
    ['1', 'compulsory'],
    ['3', 'elective'],
    ['2', 'free'],
    ['4', 'minor'],
  ])
  expect(sources.at(-1)).toMatchObject({ ects: 20, ects_done: 5 })
  expect(moduleOf(sources.at(-1)!)).toBe(null)
  expect(moduleOf(sources[1]!)).toBe(1)
  expect(sourceAt(sources, '5')?.key).toBe('4')
  expect(sourceAt(sources, '9')).toBeUndefined()
})

test('the first that lacks credits is open at the beginning', () => {
  const modules = [module(1, 'compulsory', 10), module(2, 'elective', 4)]
  expect(firstSource(sourcesOf(modules, false))?.key).toBe('2')
  expect(firstSource(sourcesOf(modules.slice(0, 1), false))?.key).toBe('1')
  expect(firstSource(sourcesOf(modules, true))?.key).toBe('pre')
})
