import { expect, it } from 'vitest'
import { countStates } from './count-states.ts'
import type { OfferedSubject } from '../to-subject-state.ts'

const subject = (subjectID: number, code: string | null, own: Partial<OfferedSubject> = {}) =>
  ({ subjectID, groups: 2, obstacle: null, can_choose: code === null, code, ...own }) as OfferedSubject

it('counts each subject once by what refuses it, without those that are passed or registered', () => {
  expect(
    countStates([
      subject(1, 'group_clash'),
      subject(2, 'credit_limit'),
      subject(3, 'credit_limit'),
      subject(3, 'credit_limit'),
      subject(4, 'credit_limit', { passed: true }),
      subject(5, null, { is_registered: true }),
      subject(6, 'no_open_groups', { groups: 0 }),
    ]),
  ).toEqual([
    { state: 'credits', count: 2 },
    { state: 'clash', count: 1 },
    { state: 'none', count: 1 },
  ])
  expect(countStates([subject(4, null, { passed: true })])).toEqual([])
})
