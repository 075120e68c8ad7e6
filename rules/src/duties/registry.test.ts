import { describe, expect, it } from 'vitest'
import { isDutyDue, listBlockers } from './list-duties.ts'
import { dutyKeys, dutyRegistry, hasDialog, type DutyFacts } from './registry.ts'
import { due, notDue, quietState, stateWith } from './test-duty-state.ts'

const { today } = quietState
const keysFor = (facts: Partial<DutyFacts>) => listBlockers(stateWith(facts)).map(({ key }) => key)

const cases = dutyKeys.flatMap((key) =>
  notDue[key].map((change) => [key, { ...due[key], ...change }, change] as const),
)

describe('the registry', () => {
  it('asks in an open registration window for documents, pre-registration and missing parts alone (spec 2.8.5)', () => {
    expect(dutyKeys.filter((key) => dutyRegistry[key].isAskedInRegistration)).toEqual([
      'documents',
      'pre_registration',
      'practise',
      'seminar',
    ])
  })

  it('locks the routes for documents and pre-registration alone (spec 2.4)', () => {
    const locks = dutyKeys.flatMap((key) => {
      const { lockedTo } = dutyRegistry[key]
      return lockedTo === null ? [] : [[key, lockedTo]]
    })
    expect(locks).toEqual([
      ['documents', '/'],
      ['pre_registration', '/pre-registration'],
    ])
  })

  it('has a dialog for everything but pre-registration, which is a page', () => {
    expect(dutyKeys.filter((key) => !hasDialog(key))).toEqual(['pre_registration'])
  })
})

describe('isDutyDue', () => {
  it.each(dutyKeys)('is true of %s with its own facts, and asks nobody without', (key) => {
    expect(isDutyDue(key, stateWith({ [key]: due[key] }))).toBe(true)
    expect(isDutyDue(key, quietState)).toBe(false)
    expect(keysFor({ [key]: due[key] })).toEqual([key])
  })

  it.each(cases)('is false of %s with %j', (key, facts) => {
    expect(isDutyDue(key, stateWith({ [key]: facts }))).toBe(false)
  })

  it('is true again of an undecided student after 7 days (spec 4.6.3)', () => {
    const answered = (answeredOn: string) => ({
      graduation_attendance: { isOpen: true, answer: 'notDecided' as const, answeredOn },
    })
    expect(keysFor(answered('2026-03-03'))).toEqual(['graduation_attendance'])
    expect(keysFor(answered('2026-03-04'))).toEqual([])
  })

  it('is true of attendance while either the answer or its date is missing', () => {
    const asked = (answer: 'yes' | null, answeredOn: string | null) =>
      keysFor({ graduation_attendance: { isOpen: true, answer, answeredOn } })
    expect(asked(null, today)).toEqual(['graduation_attendance'])
    expect(asked('yes', null)).toEqual(['graduation_attendance'])
    expect(asked('yes', today)).toEqual([])
  })

  it('asks for the gown once attendance is decided, or not asked (spec 4.6.4)', () => {
    const asked = (attendance: 'yes' | 'no' | 'notDecided' | null, isAttendanceOpen: boolean) =>
      keysFor({ graduation_gown: { ...due.graduation_gown, attendance, isAttendanceOpen } })
    expect(asked('yes', true)).toEqual(['graduation_gown'])
    for (const attendance of [null, 'notDecided', 'no'] as const) expect(asked(attendance, true)).toEqual([])
    for (const attendance of [null, 'notDecided', 'yes'] as const)
      expect(asked(attendance, false)).toEqual(['graduation_gown'])
  })

  it('shows the instructions for the app once the contract is approved', () => {
    expect(keysFor({ contract: { ...due.contract, isApproved: true, areInstructionsOpen: true } })).toEqual([
      'contract',
    ])
  })

  it('asks for the location until its deadline is over', () => {
    expect(keysFor({ student_location: { deadline: today, isAnswered: false } })).toEqual([
      'student_location',
    ])
  })
})

describe('toMinutes', () => {
  it('counts each document, and takes the usual time of the contract for the contract alone', () => {
    expect(dutyRegistry.documents.toMinutes?.(3, { missedDocuments: 2 })).toBe(6)
    expect(dutyRegistry.contract.toMinutes?.(10, { contract_approved: 0 })).toBe(10)
    expect(dutyRegistry.contract.toMinutes?.(10, { contract_approved: 1 })).toBe(2)
  })
})
