import { defineRefusals } from '#server/http/refusal.ts'

/** Why a minor cannot be chosen (spec 4.12.1). */
export const words = defineRefusals({
  level: {
    status: 403,
    code: 'minor_level',
    ka: 'დამატებითი სპეციალობის არჩევა შეუძლებელია: თქვენი სწავლების საფეხურზე ის გათვალისწინებული არ არის. დამატებითი ინფორმაციისთვის მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Cannot choose minor program: there is none at your level of study. For more information, contact the school department.',
  },
  semester: {
    status: 403,
    code: 'minor_semester',
    ka: 'დამატებითი სპეციალობის არჩევა შეუძლებელია: სწავლის {from} სემესტრამდე მას ვერ აირჩევთ, თქვენთვის კი ახლა {semester} სემესტრია.',
    en: 'Cannot choose minor program: minors open in semester {from}, and you are in semester {semester}.',
  },
  own: {
    status: 409,
    code: 'minor_own_programme',
    ka: 'დამატებითი სპეციალობის არჩევა შეუძლებელია: „{speciality}“ თქვენი ძირითადი პროგრამაა. აირჩიეთ სხვა.',
    en: 'Cannot choose minor program: “{speciality}” is your own programme. Choose another one.',
  },
  chosen: {
    status: 409,
    code: 'minor_already_chosen',
    ka: 'დამატებითი სპეციალობის არჩევა შეუძლებელია: უკვე არჩეული გაქვთ „{speciality}“. სხვის ასარჩევად ჯერ ეს არჩევანი წაშალეთ.',
    en: 'Cannot choose minor program: you have already chosen “{speciality}”. To choose another, delete that choice first.',
  },
  notFound: {
    status: 404,
    code: 'minor_not_found',
    ka: 'დამატებითი სპეციალობის არჩევა შეუძლებელია: ამ პროგრამაში ის გათვალისწინებული არ არის. აირჩიეთ სიიდან.',
    en: 'Cannot choose minor program: this programme offers no minor. Choose one from the list.',
  },
  none: {
    status: 404,
    code: 'no_minors',
    ka: 'დამატებითი სპეციალობის არჩევა შეუძლებელია: ამ სემესტრში დამატებითი სპეციალობები გამოცხადებული არ არის.',
    en: 'Cannot choose minor program: the university offers none this semester.',
  },
})
