import { expect, it } from 'vitest'
import { callMessages } from './call-messages.ts'
import { messages } from './messages.ts'

const catalogue = { ...callMessages, ...messages }

/**
 * Messages of the catalogue (spec 8.7) that screens show without a server reply. The server has its own words for the
 * others.
 */
const named: readonly [says: string, key: keyof typeof catalogue][] = [
  ['an error occurred, please try again later', 'generic'],
  ['cannot choose a minor program', 'cannotChooseMinor'],
  ['picture awaits administration confirmation', 'pictureAwaits'],
  ['please choose one', 'chooseOne'],
  ['please select date , time and branch', 'chooseSlot'],
  ['time is not available', 'slotNotAvailable'],
  ['value is not allowed', 'valueNotAllowed'],
  ['please fill', 'pleaseFill'],
  ['are you sure you want to save the selected answer?', 'saveAnswer'],
  ['are you sure you want to choose this group', 'chooseThisGroup'],
  [
    'registration in this group is impossible because its time coincides with an already chosen subject',
    'timeCoincides',
  ],
  ['register for it again', 'takenBefore'],
  ['please enter a problem', 'enterProblem'],
  ['fill in the required fields', 'fillRequiredFields'],
  ['text field is required', 'textRequired'],
  ['file is required', 'fileRequired'],
  ['please fill in all fields', 'fillAllFields'],
  ['invalid phone format', 'invalidPhone'],
  ['enter a reason', 'enterReason'],
  ['at most {limit} mb', 'fileTooBig'],
  ['type of file is not allowed', 'fileTypeNotAllowed'],
  ['four-digit code', 'fourDigits'],
]

// spec 8.7
it.each(named)('says "%s"', (says, key) => {
  expect(catalogue[key].en.toLowerCase()).toContain(says)
  expect(catalogue[key].ka).toMatch(/^[ა-ჰ]/)
})

it('has the same parameters in both languages', () => {
  const params = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const { ka, en } of Object.values(catalogue)) expect(params(ka)).toEqual(params(en))
})
