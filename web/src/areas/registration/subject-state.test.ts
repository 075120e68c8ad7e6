import { expect, test } from 'vitest'
import type { OfferedSubject } from './subject-state.ts'
import { isWanted, obstacleOf, subjectState } from './subject-state.ts'

const subject = (own: Partial<OfferedSubject>): OfferedSubject => ({
  subjectID: 1,
  subject: 'ალგებრა',
  subjecteng: 'Algebra',
  subject_code: 'MAT 101',
  ects: 5,
  study_semester: 1,
  groups: 3,
  free_groups: 2,
  full_parts: null,
  full_partseng: null,
  is_registered: false,
  can_choose: true,
  code: null,
  reason: null,
  passed: false,
  score: null,
  ...own,
})
const refused = (code: string) => subject({ can_choose: false, code, reason: code })
const free = { typed: '', filter: 'free', isShut: true } as const

test('a subject with free seats that she cannot take says what stands in the way, and is not among the free', () => {
  expect(subjectState(subject({}), true)).toBe('free')
  for (const [code, state] of [
    ['group_clash', 'clash'],
    ['credit_limit', 'credits'],
    ['window_closed', 'closed'],
    ['no_valid_set', 'meet'],
    ['module_order', 'order'],
    ['module_subjects', 'module'],
    ['module_credits', 'module'],
    ['block_full', 'block'],
    ['free_credits_declined', 'declined'],
    ['must_change_first', 'first'],
    ['not_active', 'inactive'],
    ['not_in_programme', 'gone'],
    ['a word that is not known yet', 'impossible'],
  ] as const) {
    expect(subjectState(refused(code), true)).toBe(state)
    expect(isWanted(refused(code), free)).toBe(false)
  }
})

test('before registration opens she plans: what is only not open yet is free', () => {
  expect(subjectState(refused('window_closed'), false)).toBe('free')
  expect(subjectState(refused('group_clash'), false)).toBe('clash')
})

test('what no choice of a group can help is said over the groups; what they say themselves is not', () => {
  expect(obstacleOf(refused('block_full'))).toBe('block_full')
  expect(obstacleOf(refused('group_clash'))).toBe(null)
})
