import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCreditLimits } from '../registration/credits.ts'
import { blockerClosing, blockerId, canBeClosed } from './blocker.ts'
import { isDutyDue, listBlockers, listDuties, type DutyState } from './list-duties.ts'
import { dutyKeys, dutyRegistry, hasDialog, type DutyFacts, type DutyKey } from './registry.ts'
import { quietState } from './test-duty-state.ts'

const { today } = quietState
const stateWith = (facts: Partial<DutyFacts>, rest: Partial<DutyState> = {}): DutyState => ({
  ...quietState,
  ...rest,
  facts: { ...quietState.facts, ...facts },
})
const keysFor = (facts: Partial<DutyFacts>, rest: Partial<DutyState> = {}) =>
  listBlockers(stateWith(facts, rest)).map(({ key }) => key)

const document = (deadline: string | null) => ({ documentID: 1, document: 'ა', documenteng: 'A', deadline })

/** Of each duty, facts with which it is asked for. */
const due: { readonly [Key in DutyKey]: NonNullable<DutyFacts[Key]> } = {
  documents: { missing: [document(null), document('2026-04-01')] },
  pre_registration: {
    windowEndsOn: '2026-03-20',
    isActiveStudent: true,
    credits: 29,
    programCategoryID: 2,
    isOnLastCourse: false,
    creditLimits: null,
  },
  practise: { isMissing: true },
  seminar: { isMissing: true },
  choose_times: { signingDeadline: today, hasVisit: false, freeSlots: 4 },
  contract: { isApproved: false, areInstructionsOpen: false },
  international_agreement: { isAnswered: false },
  concentration: { isOffered: true, isChosen: false },
  law_subjects: { toChoose: 3 },
  english_level: { isDue: true, isOffered: true },
  vaccine: { isDue: true, isAnswerOffered: true, isAnswered: false },
  bank_account: { hasScholarship: true, hasAccount: false },
  student_location: { deadline: null, isAnswered: false },
  informatics: { isDue: true, isSaved: false },
  self_government: { self_governmentID: 8, club_name: 'ჭადრაკი', club_nameeng: 'Chess', isAnswered: false },
  graduation_attendance: { isOpen: true, answer: null, answeredOn: null },
  graduation_gown: { isGraduating: true, isChosen: false, attendance: null },
  survey: { surveyID: 5, lock: 1, endsOn: null },
  popup: { modal_messageID: 6, is_contract: 0 },
}

/** Of each duty, changes of those facts with which it is not asked for. */
const notDue: { readonly [Key in DutyKey]: readonly Partial<NonNullable<DutyFacts[Key]>>[] } = {
  documents: [{ missing: [] }],
  pre_registration: [
    { windowEndsOn: null },
    { isActiveStudent: false },
    { credits: 30 },
    { isOnLastCourse: true },
    { programCategoryID: 1, credits: 18 },
    { creditLimits: { ...defaultCreditLimits, minimum: { georgian: 18, other: 29 } } },
  ],
  practise: [{ isMissing: false }],
  seminar: [{ isMissing: false }],
  choose_times: [{ signingDeadline: null }, { signingDeadline: '2026-03-09' }, { hasVisit: true }],
  contract: [{ isApproved: true }],
  international_agreement: [{ isAnswered: true }],
  concentration: [{ isOffered: false }, { isChosen: true }],
  law_subjects: [{ toChoose: 0 }],
  english_level: [{ isDue: false }, { isOffered: false }],
  vaccine: [{ isDue: false }, { isAnswerOffered: false }, { isAnswered: true }],
  bank_account: [{ hasScholarship: false }, { hasAccount: true }],
  student_location: [{ isAnswered: true }, { deadline: '2026-03-09' }],
  informatics: [{ isDue: false }, { isSaved: true }],
  self_government: [{ isAnswered: true }],
  graduation_attendance: [
    { isOpen: false },
    { answer: 'yes', answeredOn: '2025-01-01' },
    { answer: 'no', answeredOn: '2025-01-01' },
    { answer: 'notDecided', answeredOn: '2026-03-04' },
  ],
  graduation_gown: [{ isGraduating: false }, { isChosen: true }, { attendance: 'no' }],
  survey: [],
  popup: [],
}

const cases = dutyKeys.flatMap((key) =>
  notDue[key].map((change) => [key, { ...due[key], ...change }, change] as const),
)

describe('the registry', () => {
  it('has each duty once, in the order of the specification (spec 2.8.2)', () => {
    expect(dutyKeys.join(' ')).toBe(
      'documents pre_registration practise seminar choose_times contract international_agreement concentration ' +
        'law_subjects english_level vaccine bank_account student_location informatics self_government ' +
        'graduation_attendance graduation_gown survey popup',
    )
    expect(new Set(dutyKeys).size).toBe(dutyKeys.length)
  })

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

  it('asks for the gown until attendance is answered "no" (spec 4.6.4)', () => {
    for (const attendance of ['yes', 'notDecided'] as const)
      expect(keysFor({ graduation_gown: { ...due.graduation_gown, attendance } })).toEqual([
        'graduation_gown',
      ])
  })

  it('shows the instructions for the app once the contract is approved', () => {
    expect(keysFor({ contract: { isApproved: true, areInstructionsOpen: true } })).toEqual(['contract'])
  })

  it('asks for the location until its deadline is over', () => {
    expect(keysFor({ student_location: { deadline: today, isAnswered: false } })).toEqual([
      'student_location',
    ])
  })
})

describe('listBlockers', () => {
  const only = (facts: Partial<DutyFacts>, terms: DutyState['terms'] = {}) =>
    listBlockers(stateWith(facts, { terms }))[0]

  it('is empty when nothing is due', () => {
    expect(listBlockers(quietState)).toEqual([])
  })

  it('says what each duty is about', () => {
    expect(only({ documents: due.documents })?.params).toEqual({ missedDocuments: 2 })
    expect(only({ choose_times: due.choose_times })?.params).toEqual({ freeVisitSlots: 4 })
    expect(only({ contract: due.contract })?.params).toEqual({ contract_approved: 0 })
    expect(only({ self_government: due.self_government })?.params).toEqual({
      club_name: 'ჭადრაკი',
      self_governmentID: 8,
    })
    expect(only({ survey: due.survey })?.params).toEqual({ surveyID: 5, lock: 1 })
    expect(only({ popup: due.popup })?.params).toEqual({ modal_messageID: 6, is_contract: 0 })
    expect(only({ vaccine: due.vaccine })).toEqual({ key: 'vaccine' })
  })

  it('takes the deadline of the duty itself before the term of the university', () => {
    const term = '2026-05-01'
    const deadlineOf = (key: DutyKey, facts: unknown) =>
      only({ [key]: facts }, { [key]: term })?.deadline ?? null
    expect(deadlineOf('documents', due.documents)).toBe('2026-04-01')
    expect(deadlineOf('documents', { missing: [document(null)] })).toBe(term)
    expect(deadlineOf('pre_registration', due.pre_registration)).toBe('2026-03-20')
    expect(deadlineOf('choose_times', due.choose_times)).toBe(today)
    expect(deadlineOf('student_location', due.student_location)).toBe(term)
    expect(deadlineOf('student_location', { ...due.student_location, deadline: '2026-04-02' })).toBe(
      '2026-04-02',
    )
    expect(deadlineOf('survey', due.survey)).toBe(term)
    expect(deadlineOf('survey', { ...due.survey, endsOn: '2026-04-03' })).toBe('2026-04-03')
  })

  it('has no deadline without a term, and none of another duty', () => {
    expect(only({ bank_account: due.bank_account })).toEqual({ key: 'bank_account' })
    expect(only({ bank_account: due.bank_account }, { vaccine: '2026-04-01' })).toEqual({
      key: 'bank_account',
    })
    expect(only({ bank_account: due.bank_account }, { bank_account: '2026-04-01' })).toEqual({
      key: 'bank_account',
      deadline: '2026-04-01',
    })
  })

  it('does not keep the term of a contract that is approved', () => {
    const terms = { contract: '2026-04-01' }
    expect(only({ contract: due.contract }, terms)?.deadline).toBe('2026-04-01')
    expect(only({ contract: { isApproved: true, areInstructionsOpen: true } }, terms)).toEqual({
      key: 'contract',
      params: { contract_approved: 1 },
    })
  })
})

describe('canBeClosed', () => {
  const closable = (key: DutyKey, facts: unknown) =>
    canBeClosed(listBlockers(stateWith({ [key]: facts }))[0]!)

  it('is true of messages, practice and seminar, and of nothing else by its key alone (spec 2.8.7)', () => {
    expect(dutyKeys.filter((key) => closable(key, due[key]))).toEqual(['practise', 'seminar', 'popup'])
  })

  it('is true of a survey without lock, of the instructions for the app, and of a visit without a free time', () => {
    expect(closable('survey', { ...due.survey, lock: 0 })).toBe(true)
    expect(closable('contract', { isApproved: true, areInstructionsOpen: true })).toBe(true)
    expect(closable('choose_times', { ...due.choose_times, freeSlots: 0 })).toBe(true)
  })
})

describe('blockerClosing', () => {
  it('is recorded of a message and of the instructions, and for this visit only of the rest', () => {
    expect(blockerClosing({ key: 'popup', params: { is_contract: 0 } })).toBe('recorded')
    expect(blockerClosing({ key: 'popup', params: { is_contract: 1 } })).toBe('for this visit')
    expect(blockerClosing({ key: 'contract', params: { contract_approved: 1 } })).toBe('recorded')
    for (const key of ['practise', 'seminar'] as const) expect(blockerClosing({ key })).toBe('for this visit')
    expect(blockerClosing({ key: 'survey', params: { lock: 0 } })).toBe('for this visit')
    expect(blockerClosing({ key: 'choose_times', params: { freeVisitSlots: 0 } })).toBe('for this visit')
  })
})

describe('blockerId', () => {
  it('tells one message from the next, and not one count of documents from the next', () => {
    const popup = (modal_messageID: number) => blockerId({ key: 'popup', params: { modal_messageID } })
    expect(popup(1)).not.toBe(popup(2))
    const documents = (missedDocuments: number) =>
      blockerId({ key: 'documents', params: { missedDocuments } })
    expect(documents(2)).toBe(documents(1))
    const contract = (contract_approved: number) =>
      blockerId({ key: 'contract', params: { contract_approved } })
    expect(contract(0)).not.toBe(contract(1))
    expect(blockerId({ key: 'practise' })).not.toBe(blockerId({ key: 'seminar' }))
  })
})

describe('toMinutes', () => {
  it('counts each document, and takes the usual time of the contract for the contract alone', () => {
    expect(dutyRegistry.documents.toMinutes?.(3, { missedDocuments: 2 })).toBe(6)
    expect(dutyRegistry.contract.toMinutes?.(10, { contract_approved: 0 })).toBe(10)
    expect(dutyRegistry.contract.toMinutes?.(10, { contract_approved: 1 })).toBe(2)
  })
})

/** Facts of any duties at once, those that contradict each other too. */
const someFacts: fc.Arbitrary<Partial<DutyFacts>> = fc
  .tuple(
    ...dutyKeys.map((key) =>
      fc.constantFrom(null, due[key], ...notDue[key].map((change) => ({ ...due[key], ...change }))),
    ),
  )
  .map((facts) => Object.fromEntries(facts.map((own, n) => [dutyKeys[n]!, own])))
const day = fc.constantFrom('2026-03-01', '2026-03-09', '2026-03-10', '2026-04-01')
const states: fc.Arbitrary<DutyState> = fc
  .record({
    facts: someFacts,
    isInExam: fc.constantFrom(false, false, false, true),
    isInRegistration: fc.boolean(),
    terms: fc.dictionary(fc.constantFrom(...dutyKeys), day),
  })
  .map(({ facts, ...rest }) => stateWith(facts, rest))
const holds = (property: (state: DutyState) => void) =>
  fc.assert(fc.property(states, property), { numRuns: 2000 })
const positions = (duties: readonly { readonly key: DutyKey }[]) =>
  duties.map(({ key }) => dutyKeys.indexOf(key))
const isRising = (numbers: readonly number[]) =>
  numbers.every((number, nth) => nth === 0 || number > numbers[nth - 1]!)

describe('with any facts', () => {
  it('each duty is listed once at most, in the order of the registry', () => {
    holds((state) => {
      expect(isRising(positions(listBlockers(state)))).toBe(true)
      expect(isRising(positions(listDuties(state)))).toBe(true)
    })
  })

  it('each duty is due by its own facts alone', () => {
    holds((state) => {
      for (const key of dutyKeys)
        expect(isDutyDue(key, state)).toBe(isDutyDue(key, stateWith({ [key]: state.facts[key] })))
    })
  })

  it('an exam puts off everything, the own window all that registration does not need', () => {
    holds((state) => {
      const [asked, all] = [listBlockers(state), listDuties(state)]
      expect(all.filter(({ isAsked }) => isAsked).map(({ key }) => key)).toEqual(asked.map(({ key }) => key))
      expect(all.map(({ key }) => key)).toEqual(dutyKeys.filter((key) => isDutyDue(key, state)))
      if (state.isInExam) expect(asked).toEqual([])
      else if (!state.isInRegistration) expect(all.every(({ isAsked }) => isAsked)).toBe(true)
      else expect(Math.max(-1, ...positions(asked))).toBeLessThanOrEqual(dutyKeys.indexOf('seminar'))
    })
  })

  it('a lock keeps the portal shut, what can be closed nothing, all else the pages', () => {
    holds((state) => {
      for (const duty of listDuties(state)) {
        const isLock = duty.key === 'documents' || duty.key === 'pre_registration'
        expect(duty.blocks).toBe(isLock ? 'portal' : canBeClosed(duty) ? 'nothing' : 'pages')
      }
    })
  })
})
