import type { RecordTable } from '../record-table.ts'
import { groups, lectureTypes } from './groups/groups.ts'
import { groupDates, meetings } from './groups/meetings.ts'
import { englishLevels, prerequisites, subjects } from './subjects.ts'
import { moduleBlocks, modules, moduleSubjects } from './modules.ts'
import { lecturers, students } from './people.ts'
import { concentrations, programmes } from './programmes.ts'
import { schools } from './schools.ts'
import { holidays, rooms, semesters, weeksOff } from './timetable.ts'

/** Every table of the format. A table stands after those that it refers to: rows are added in this order. */
export const allTables: readonly RecordTable[] = [
  schools,
  programmes,
  concentrations,
  subjects,
  prerequisites,
  englishLevels,
  modules,
  moduleBlocks,
  moduleSubjects,
  rooms,
  lecturers,
  semesters,
  weeksOff,
  holidays,
  lectureTypes,
  groups,
  meetings,
  groupDates,
  students,
]
