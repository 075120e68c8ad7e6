import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  clashesWith: { ka: 'იკვეთება:', en: 'Clashes with:' },
  lecture: { ka: 'ლექცია „{subject}“', en: 'lecture in {subject}' },
  // Consultations are named only on their own screen.
  otherBooking: { ka: 'თქვენი სხვა ჯავშანი', en: 'another booking of yours' },
  unknown: {
    ka: 'ვერ შემოწმდა, იკვეთება თუ არა დრო თქვენს ლექციებთან, გამოცდებსა და ჯავშნებთან',
    en: 'We could not check whether the time clashes with your lectures, exams and bookings',
  },
})
