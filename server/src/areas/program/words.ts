import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of choosing a concentration or law subjects. */
export const words = defineRefusals({
  programmeNotFound: {
    status: 404,
    code: 'programme_not_found',
    ka: 'ასეთი პროგრამა არ არსებობს. დაბრუნდით თქვენი პროგრამის გვერდზე.',
    en: 'There is no such programme. Go back to your own programme.',
  },
  anotherProgramme: {
    status: 403,
    code: 'another_programme',
    ka: 'ეს თქვენი პროგრამა არ არის. თქვენი პროგრამა გვერდზე „ჩემი პროგრამა“ ჩანს.',
    en: 'This is not your programme. Yours is shown on the page “My programme”.',
  },
  moduleNotFound: {
    status: 404,
    code: 'module_not_found',
    ka: 'პროგრამაში ასეთი მოდული არ არის. დაბრუნდით თქვენი პროგრამის გვერდზე.',
    en: 'The programme has no such module. Go back to your own programme.',
  },
  minorNotFound: {
    status: 404,
    code: 'minor_not_found',
    ka: 'ასეთი დამატებითი სპეციალობა არ არსებობს. აირჩიეთ სიიდან.',
    en: 'There is no such minor. Choose one from the list.',
  },
  notOfProgramme: {
    status: 404,
    code: 'concentration_not_found',
    ka: 'თქვენს პროგრამაში ასეთი კონცენტრაცია არ არის. აირჩიეთ სიიდან.',
    en: 'Your programme has no such concentration. Choose one from the list.',
  },
  concentrationChosen: {
    status: 409,
    code: 'concentration_already_chosen',
    ka: 'კონცენტრაცია უკვე არჩეული გაქვთ. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'You have already chosen a concentration. To change it, contact the school department.',
  },
  noLawChoice: {
    status: 404,
    code: 'law_subjects_not_asked',
    ka: 'სამართლის საგნების არჩევა თქვენთვის ამჟამად არ არის გათვალისწინებული. განაახლეთ გვერდი.',
    en: 'You are not asked to choose law subjects. Reload the page.',
  },
  lawChosen: {
    status: 409,
    code: 'law_subjects_already_chosen',
    ka: 'სამართლის საგნები უკვე არჩეული გაქვთ. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'You have already chosen your law subjects. To change them, contact the school department.',
  },
})

/** Field errors of the chosen subjects. */
export const fieldWords = {
  howMany: {
    ka: 'აირჩიეთ ზუსტად {count} სხვადასხვა საგანი',
    en: 'Choose exactly {count} different subjects',
  },
  notListed: { ka: 'აირჩიეთ მხოლოდ სიაში მოცემული საგნები', en: 'Choose only subjects from the list' },
} as const satisfies Record<string, Phrase>
