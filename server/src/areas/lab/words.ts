import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the language lab. */
export const words = defineRefusals({
  unitNotFound: {
    status: 404,
    code: 'unit_not_found',
    ka: 'ლაბორატორიაში ასეთი გაკვეთილი აღარ არის. აირჩიეთ გაკვეთილი სიიდან.',
    en: 'This unit is no longer in the lab. Choose one from the list.',
  },
  taskNotFound: {
    status: 404,
    code: 'task_not_found',
    ka: 'ამ გაკვეთილში ასეთი დავალება აღარ არის. განაახლეთ გვერდი.',
    en: 'This task is no longer in the unit. Reload the page.',
  },
  materialNotFound: {
    status: 404,
    code: 'lab_file_not_found',
    ka: 'ეს ფაილი გაკვეთილში აღარ არის. განაახლეთ გვერდი.',
    en: 'This file is no longer in the unit. Reload the page.',
  },
  slotNotFound: {
    status: 404,
    code: 'slot_not_found',
    ka: 'ეს დრო აღარ არის ხელმისაწვდომი. აირჩიეთ სხვა დრო.',
    en: 'This time is no longer offered. Choose another one.',
  },
  slotPast: {
    status: 409,
    code: 'slot_past',
    ka: 'ეს დრო უკვე დაიწყო. აირჩიეთ სხვა დრო.',
    en: 'This time has already begun. Choose another one.',
  },
  slotOverlaps: {
    status: 409,
    code: 'slot_overlaps',
    ka: 'ამ დროს ლაბორატორიაში სხვა ჯავშანი გაქვთ. ჯერ ის გააუქმეთ ან აირჩიეთ სხვა დრო.',
    en: 'You have booked another place in the lab at this time. Give that up first, or choose another time.',
  },
  slotFull: {
    status: 409,
    code: 'slot_full',
    ka: 'ამ დროს თავისუფალი ადგილი აღარ არის. აირჩიეთ სხვა დრო.',
    en: 'No place is left at this time. Choose another one.',
  },
  bookingNotFound: {
    status: 404,
    code: 'booking_not_found',
    ka: 'ასეთი ჯავშანი არ გაქვთ. განაახლეთ გვერდი.',
    en: 'You have no such booking. Reload the page.',
  },
  bookingLate: {
    status: 409,
    code: 'booking_late',
    ka: 'ჯავშნის გაუქმების ვადა უკვე გავიდა. თუ ვერ მოხვალთ, შეატყობინეთ ლაბორატორიას.',
    en: 'It is too late to give this up. If you cannot come, let the lab know.',
  },
})
