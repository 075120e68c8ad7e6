import { expect, test } from 'vitest'
import type { OfferedSubject } from './subject-state.ts'
import { isWanted, subjectState } from './subject-state.ts'

const subject = (own: Partial<OfferedSubject>): OfferedSubject => ({
  subjectID: 1,
  subject: 'ალგებრა',
  subjecteng: 'Algebra',
  subject_code: 'MAT 101',
  ects: 5,
  study_semester: 1,
  groups: 3,
  free_groups: 2,
  is_registered: false,
  can_choose: true,
  code: null,
  reason: null,
  passed: false,
  score: null,
  ...own,
})
const refused = (code: string) => subject({ can_choose: false, code })

test('a subject with free seats that she cannot take says what stands in the way, and is not among the free', () => {
  expect(subjectState(subject({}), true)).toBe('free')
  for (const [code, state] of [
    ['group_clash', 'clash'],
    ['credit_limit', 'credits'],
    ['window_closed', 'closed'],
    ['no_valid_set', 'impossible'],
  ] as const) {
    expect(subjectState(refused(code), true)).toBe(state)
    expect(isWanted(refused(code), '', 'free', true)).toBe(false)
  }
})

test('before registration opens she plans: what is only not open yet is free', () => {
  expect(subjectState(refused('window_closed'), false)).toBe('free')
  expect(subjectState(refused('group_clash'), false)).toBe('clash')
})
