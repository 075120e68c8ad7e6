import { clubs } from '#contract/campus/clubs.ts'
import { toPhraseValue } from '#rules/text/locale.ts'
import { defineQuestion } from '#web/parts/duties/question.ts'

/** Whether the student is a member of the self-government club that has named them (spec 4.6.5). */
export const membershipQuestion = defineQuestion({
  title: { ka: 'თვითმმართველობის კლუბის წევრობა', en: 'Membership of a self-government club' },
  text: {
    ka: 'კლუბმა „{club}“ თავის წევრად დაგასახელათ. დაადასტურეთ, ხართ თუ არა მისი წევრი.',
    en: 'The club “{club}” has named you as a member. Confirm whether you are one.',
  },
  toParams: ({ confirmSelfGov: club }) => club && { club: toPhraseValue(club, 'club_name') },
  answers: {
    yes: { label: { ka: 'დიახ, წევრი ვარ', en: 'Yes, I am a member' } },
    no: { label: { ka: 'არა, წევრი არ ვარ', en: 'No, I am not' } },
  },
  call: clubs.handleAnswer,
  toBody: (answer, { confirmSelfGov: club }) =>
    club && { self_governmentID: club.self_governmentID, answer: answer === 'yes' },
})
