import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of books. */
export const words = defineRefusals({
  notOnline: {
    status: 404,
    code: 'book_not_online',
    ka: 'ეს წიგნი ელექტრონულად აღარ იკითხება. მოძებნეთ სხვა გამოცემა ან შეკვეთეთ გვერდების სკანი ბიბლიოთეკაში.',
    en: 'This book can no longer be read online. Look for another edition, or order a scan of its pages from the library.',
  },
  notForYou: {
    status: 403,
    code: 'book_not_for_you',
    ka: 'ამ წიგნს მხოლოდ ის სტუდენტები კითხულობენ, ვინც გადის ან გაიარა საგანი „{subject}“. დაბეჭდილი ეგზემპლარი შეგიძლიათ ბიბლიოთეკაში ითხოვოთ.',
    en: 'Only students who take or have taken “{subject}” may read this book. You can ask for a printed copy in the library.',
  },
})
