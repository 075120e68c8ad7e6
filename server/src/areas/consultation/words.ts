import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of consultations. */
export const words = defineRefusals({
  timeUnknown: {
    status: 404,
    code: 'time_unknown',
    ka: 'ეს დრო აღარ არის ხელმისაწვდომი. აირჩიეთ სხვა.',
    en: 'This time is no longer offered. Choose another one.',
  },
  timeTaken: {
    status: 409,
    code: 'time_taken',
    ka: 'ეს დრო ამასობაში დაიკავეს. აირჩიეთ სხვა; რაც დაწერეთ, შენახულია.',
    en: 'This time was taken in the meantime. Choose another one; what you wrote is kept.',
  },
  timePast: {
    status: 409,
    code: 'time_past',
    ka: 'ეს დრო უკვე გავიდა. აირჩიეთ სხვა.',
    en: 'This time has passed. Choose another one.',
  },
  tooMany: {
    status: 409,
    code: 'too_many_consultations',
    ka: 'ერთდროულად მხოლოდ ორი კონსულტაციის დაჯავშნა შეიძლება. ახლის დასაჯავშნად ერთ-ერთი გააუქმეთ ან დაელოდეთ.',
    en: 'You can have only two consultations booked at a time. To book another one, cancel one of them or wait.',
  },
  bookingUnknown: {
    status: 404,
    code: 'booking_unknown',
    ka: 'ასეთი კონსულტაცია არ გაქვთ. განაახლეთ გვერდი.',
    en: 'You have no such consultation. Reload the page.',
  },
  tooLate: {
    status: 409,
    code: 'too_late_to_cancel',
    ka: 'კონსულტაციამდე ცოტა დრო დარჩა, ამიტომ მას აქ ვეღარ გააუქმებთ. თუ ვერ მოხვალთ, მისწერეთ ფსიქოლოგს.',
    en: 'The consultation is too soon to be cancelled here. If you cannot come, write to the psychologist.',
  },
  answered: {
    status: 409,
    code: 'booking_answered',
    ka: 'ფსიქოლოგმა უკვე გიპასუხათ. განაახლეთ გვერდი.',
    en: 'The psychologist has answered already. Reload the page.',
  },

  timeBooked: {
    status: 409,
    code: 'time_booked',
    ka: 'ეს დრო დაჯავშნილია, ამიტომ ვერ წაშლით. ჯერ უპასუხეთ სტუდენტს.',
    en: 'This time is booked and cannot be taken away. Answer the student first.',
  },
  closed: {
    status: 409,
    code: 'consultation_closed',
    ka: 'სტუდენტმა კონსულტაცია გააუქმა, ან მას უკვე უარი ეთქვა. განაახლეთ გვერდი.',
    en: 'The student has cancelled the consultation, or it was rejected already. Reload the page.',
  },
})

export const fieldWords = {
  past: { ka: 'აირჩიეთ დღე, რომელიც ჯერ არ გასულა.', en: 'Choose a day that has not passed.' },
  order: { ka: 'დასასრული დასაწყისზე გვიან უნდა იყოს.', en: 'The end must be later than the beginning.' },
  tooLong: { ka: 'აირჩიეთ არაუმეტეს 26 კვირა.', en: 'Choose at most 26 weeks.' },
  none: { ka: 'არჩეულ დროში კონსულტაცია ვერ ეტევა.', en: 'No consultation fits into this time.' },
} as const
