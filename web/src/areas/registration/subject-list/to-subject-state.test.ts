import { describe, expect, it } from 'vitest'
import { findSubjectRefusal } from './find-subject-refusal.ts'
import { matchesSearch } from './matches-search.ts'
import { toSubjectState, type OfferedSubject } from './to-subject-state.ts'

const subject = (own: Partial<OfferedSubject>): OfferedSubject => ({
  subjectID: 1,
  subject: 'ალგებრა',
  subjecteng: 'Algebra',
  subject_code: 'MAT 101',
  ects: 5,
  study_semester: 1,
  groups: 3,
  free_groups: 2,
  obstacle: null,
  fitting: null,
  is_registered: false,
  can_choose: true,
  code: null,
  reason: null,
  passed: false,
  score: null,
  ...own,
})
const refused = (code: string) => subject({ can_choose: false, code, reason: code })
const free = { typed: '', filter: 'free', isClosed: true } as const

describe('toSubjectState', () => {
  it('names what refuses a subject with free seats, and keeps it out of the filter for free ones', () => {
    expect(toSubjectState(subject({}), true)).toBe('free')
    for (const [code, state] of [
      ['group_clash', 'clash'],
      ['full_or_clash', 'mixed'],
      ['no_free_groups', 'full'],
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
      ['debt_blocks', 'debt'],
      ['not_in_programme', 'gone'],
      ['a word that is not known yet', 'impossible'],
    ] as const) {
      expect(toSubjectState(refused(code), true)).toBe(state)
      expect(matchesSearch(refused(code), free)).toBe(false)
    }
  })

  it('counts a subject as free while registration is not open anywhere', () => {
    expect(toSubjectState(refused('window_closed'), false)).toBe('free')
    expect(toSubjectState(refused('group_clash'), false)).toBe('clash')
    const obstacle = { kind: 'full', scope: 'all', parts: '', partseng: '' } as const
    expect(toSubjectState({ ...refused('window_closed'), obstacle }, false)).toBe('full')
    expect(toSubjectState({ ...refused('window_closed'), obstacle }, true)).toBe('closed')
  })

  it('names closed groups whatever else refuses the subject, and the reason that stands over the groups', () => {
    const closed = { kind: 'closed', scope: 'all', parts: '', partseng: '' } as const
    expect(toSubjectState({ ...refused('window_closed'), obstacle: closed }, true)).toBe('none')
    expect(toSubjectState({ ...refused('no_valid_set'), obstacle: closed }, true)).toBe('meet')
    const full = { ...closed, kind: 'full' } as const
    expect(toSubjectState({ ...refused('credit_limit'), free_groups: 0, obstacle: full }, true)).toBe(
      'credits',
    )
  })
})

describe('findSubjectRefusal', () => {
  it('gives a reason that no choice of groups can help, but none that the groups show', () => {
    expect(findSubjectRefusal(refused('block_full'))).toBe('block_full')
    expect(findSubjectRefusal(refused('group_clash'))).toBe(null)
  })
})
