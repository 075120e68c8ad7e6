import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BlockerFacts } from './blockers.ts'
import { blockerOrder, blockersHiddenOn, blockersOf, canBeClosed, dutiesOf, routeLock } from './blockers.ts'

const day = fc.constantFrom('2026-03-01', '2026-03-09', '2026-03-10', '2026-04-01')
const count = fc.constantFrom(0, 0, 1, 3)
const flag = fc.boolean()

/** Any set of flags at all, those that contradict each other too. */
const facts: fc.Arbitrary<BlockerFacts> = fc.record({
  today: fc.constant('2026-03-10'),
  currentExam: fc.constantFrom(false, false, false, true),
  inOwnRegistrationWindow: flag,
  missedDocuments: count,
  must_choose_subjects: flag,
  must_choose_practise: flag,
  choose_seminar: flag,
  contractOpen: flag,
  hasVisitSlot: flag,
  intakeDeadline: fc.option(day),
  freeVisitSlots: count,
  contractModal: flag,
  appInstructionsWait: flag,
  getInternationalStudents: flag,
  internationalAlreadyAgreed: flag,
  programHasConcentrations: flag,
  concentration: fc.option(fc.integer({ min: 1, max: 9 })),
  lawSubjects: count,
  must_choose_english: flag,
  must_upload_vaccine_docs: flag,
  scholarship: flag,
  hasBankAccount: flag,
  locationCampaignOpen: flag,
  locationAnswered: flag,
  informatics: flag,
  informaticsInfoSaved: flag,
  confirmSelfGov: fc.option(fc.constant({ club_name: 'ჭადრაკი', self_governmentID: 8 })),
  come_to_graduation: flag,
  comeAnswer: fc.option(
    fc.record({
      answer: fc.constantFrom('yes' as const, 'no' as const, 'notDecided' as const),
      answeredOn: day,
    }),
  ),
  has_graduation: flag,
  gownChosen: flag,
  survey: fc.option(fc.record({ surveyID: fc.constant(5), lock: fc.constantFrom(0, 1) })),
  popup: fc.option(fc.record({ modal_messageID: fc.constant(6), is_contract: fc.constantFrom(0, 1) })),
  deadlines: fc.dictionary(fc.constantFrom(...blockerOrder), day),
})

const places = (of: readonly { readonly key: (typeof blockerOrder)[number] }[]) =>
  of.map(({ key }) => blockerOrder.indexOf(key))
const isRising = (numbers: readonly number[]) =>
  numbers.every((number, nth) => nth === 0 || number > numbers[nth - 1]!)
const holds = (property: (set: BlockerFacts) => void) =>
  fc.assert(fc.property(facts, property), { numRuns: 2000 })

it('each is asked once at most, in the order of the table, whatever the flags are', () => {
  holds((set) => {
    expect(isRising(places(blockersOf(set)))).toBe(true)
    expect(isRising(places(dutiesOf(set)))).toBe(true)
  })
})

it('no set of flags locks a student out of logging out', () => {
  holds((set) => {
    const user = { upload_docs: set.missedDocuments > 0, must_choose_subjects: set.must_choose_subjects }
    for (const path of ['/logout', '/logout/', '/logout?from=menu']) {
      expect(routeLock(user, path)).toBeNull()
      expect(blockersHiddenOn(path)).toBe(true)
    }
  })
})

it('where a lock leads her, its own question is the first, so that it can be answered there', () => {
  holds((set) => {
    if (set.currentExam) return
    const user = { upload_docs: set.missedDocuments > 0, must_choose_subjects: set.must_choose_subjects }
    const target = routeLock(user, '/schedule')
    const [first] = blockersOf(set)
    if (target === '/') expect(first?.key).toBe('documents')
    if (target === '/pre-registration') expect(first?.key).toBe('pre_registration')
    if (target !== null) expect(routeLock(user, target)).toBeNull()
  })
})

it('what is put off is the rest of what waits: nothing is asked in an exam, only what registration needs in her window', () => {
  holds((set) => {
    const [asked, all] = [blockersOf(set), dutiesOf(set)]
    expect(all.filter(({ isAsked }) => isAsked).map(({ key }) => key)).toEqual(asked.map(({ key }) => key))
    if (set.currentExam) expect(asked).toEqual([])
    else if (!set.inOwnRegistrationWindow) expect(all.every(({ isAsked }) => isAsked)).toBe(true)
    else expect(Math.max(-1, ...places(asked))).toBeLessThanOrEqual(blockerOrder.indexOf('seminar'))
  })
})

it('says of each what it keeps shut: a lock the portal, what can be closed nothing', () => {
  holds((set) => {
    for (const duty of dutiesOf(set)) {
      const isLock = duty.key === 'documents' || duty.key === 'pre_registration'
      expect(duty.blocks).toBe(isLock ? 'portal' : canBeClosed(duty) ? 'nothing' : 'pages')
    }
  })
})
