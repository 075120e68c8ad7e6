import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of requests for cameras. */
export const words = defineRefusals({
  notOfSchool: {
    status: 403,
    code: 'not_of_cinematography',
    ka: 'კინოკამერები მხოლოდ კინოს სკოლის სტუდენტებზე გაიცემა. სხვა კამერა „კამერის მოთხოვნის“ გვერდზე შეგიძლიათ მოითხოვოთ.',
    en: 'These cameras are lent to students of the school of cinematography. Other cameras can be requested on the page “Camera requests”.',
  },
  equipmentUnknown: {
    status: 404,
    code: 'equipment_unknown',
    ka: 'ეს აპარატურა აღარ გაიცემა. განაახლეთ გვერდი და აირჩიეთ სხვა.',
    en: 'This equipment is no longer lent. Reload the page and choose another one.',
  },
  taken: {
    status: 409,
    code: 'equipment_taken',
    ka: '{name} ამ დროს დაკავებულია. აირჩიეთ სხვა დრო ან სხვა აპარატურა.',
    en: '{name} is taken at this time. Choose another time or other equipment.',
  },
  past: {
    status: 409,
    code: 'time_past',
    ka: 'ეს დრო უკვე გავიდა. აირჩიეთ სხვა.',
    en: 'This time has passed. Choose another one.',
  },
  tooMany: {
    status: 409,
    code: 'too_many_requests',
    ka: 'ერთდროულად მაქსიმუმ ხუთი მოთხოვნა შეიძლება გქონდეთ. ახლის გასაგზავნად ერთ-ერთი გააუქმეთ ან დაელოდეთ.',
    en: 'You can have five requests at a time. To send another one, cancel one of them or wait.',
  },
  requestUnknown: {
    status: 404,
    code: 'request_unknown',
    ka: 'ასეთი მოთხოვნა არ გაქვთ. განაახლეთ გვერდი.',
    en: 'You have no such request. Reload the page.',
  },
  answered: {
    status: 409,
    code: 'request_answered',
    ka: 'მოთხოვნას უკვე უპასუხეს, ამიტომ მას აქ ვეღარ გააუქმებთ. თუ აპარატურა აღარ გჭირდებათ, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The request was answered already and cannot be cancelled here. If you no longer need the equipment, contact the school department.',
  },
})

export const fieldWords = {
  order: { ka: 'დასასრული დასაწყისზე გვიან უნდა იყოს.', en: 'The end must be later than the beginning.' },
  tooFar: { ka: 'აირჩიეთ დღე უახლოესი 60 დღიდან.', en: 'Choose a day within the next 60 days.' },
} as const
