import { describe, expect, it } from 'vitest'
import type { Module } from '../subject-list/sources.ts'
import type { OfferedSubject } from '../subject-list/to-subject-state.ts'
import { listLeftToDo } from './list-left-to-do.ts'

const subject = (
  subjectID: number,
  own: Partial<OfferedSubject & { program_moduleID: number | null }> = {},
) => ({
  subjectID,
  subject: '',
  subjecteng: '',
  subject_code: '',
  ects: 5,
  study_semester: 1,
  groups: 2,
  free_groups: 1,
  obstacle: null,
  fitting: null,
  is_registered: false,
  can_choose: true,
  code: null,
  reason: null,
  passed: false,
  score: null,
  program_moduleID: 1,
  ...own,
})
const modules = [
  { program_moduleID: 1, kind: 'compulsory' },
  { program_moduleID: 2, kind: 'elective' },
] as unknown as Module[]
const toIDs = (list: readonly { subjectID: number }[]) => list.map(({ subjectID }) => subjectID)

describe('listLeftToDo', () => {
  it('names failed subjects first, then those of compulsory modules that can be taken, each once', () => {
    const open = [
      subject(1),
      subject(1, { program_moduleID: 2 }),
      subject(2, { can_choose: false, code: 'group_clash' }),
      subject(3, { program_moduleID: 2 }),
      subject(4, { is_registered: true }),
      subject(5, { passed: true }),
      subject(6, { score: 41, program_moduleID: 2 }),
      subject(7),
    ]
    const left = listLeftToDo([subject(7)], open, modules)
    expect(toIDs(left.preRegistered)).toEqual([7])
    expect(toIDs(left.fromModules)).toEqual([6, 1])
  })

  it('leaves out what the list beside it shows, but for failed subjects, unless nothing else is left', () => {
    const open = [subject(1), subject(6, { score: 41 })]
    expect(toIDs(listLeftToDo([subject(7)], open, modules, true).fromModules)).toEqual([6])
    expect(toIDs(listLeftToDo([subject(7)], [subject(1)], modules, true).fromModules)).toEqual([])
    expect(toIDs(listLeftToDo([], [subject(1)], modules, true).fromModules)).toEqual([1])
  })

  it('names at most eight', () => {
    const open = Array.from({ length: 12 }, (_, nth) => subject(nth + 1))
    expect(listLeftToDo([], open, modules).fromModules).toHaveLength(8)
  })
})
