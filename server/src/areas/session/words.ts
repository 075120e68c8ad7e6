import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of log-in and passwords. */
export const words = defineRefusals({
  wrongLogin: {
    status: 401,
    code: 'wrong_login',
    ka: 'კოდი ან პაროლი არასწორია.',
    en: 'Incorrect code or password.',
  },
  noSuchStudent: {
    status: 404,
    code: 'no_such_student',
    ka: 'ამ კოდით სტუდენტი ვერ მოიძებნა. შეამოწმეთ კოდი.',
    en: 'There is no student with this code. Check the code.',
  },
  tooManyLinks: {
    status: 429,
    code: 'too_many_emails',
    ka: 'ბმული უკვე მოთხოვნილია. შეამოწმეთ ელფოსტა; ახალი ბმულის მოთხოვნა შეგიძლიათ {wait}.',
    en: 'A link has already been requested. Check your e-mail; you can ask for a new link in {wait}.',
  },
  linkExpired: {
    status: 409,
    code: 'link_is_dead',
    ka: 'ბმული უკვე გამოყენებულია ან ვადა გაუვიდა. მოითხოვეთ ახალი ბმული პაროლის აღდგენის გვერდზე.',
    en: 'This link has already been used or has expired. Ask for a new one on the page “Forgotten password”.',
  },
  locationNotRequested: {
    status: 409,
    code: 'no_location_question',
    ka: 'ამ სემესტრში ადგილსამყოფლის მითითება საჭირო არ არის. განაახლეთ გვერდი.',
    en: 'You are not asked about your location this semester. Reload the page.',
  },
})
