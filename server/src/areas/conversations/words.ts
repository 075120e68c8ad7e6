import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of conversations. */
export const words = defineRefusals({
  noSuchRecipient: {
    status: 404,
    code: 'recipient_not_found',
    ka: 'ამ მიმღებს ვერ მისწერთ. შეგიძლიათ მისწეროთ ამ სემესტრის ლექტორებს, თქვენს ჯგუფებსა და მათ სტუდენტებს.',
    en: 'You cannot write to this recipient. You can write to your lecturers of this semester, your groups and the students in them.',
  },
  tooMany: {
    status: 429,
    code: 'too_many_messages',
    ka: 'ერთ საათში არაუმეტეს {count} შეტყობინების გაგზავნა შეიძლება. სცადეთ {minutes} წუთში; რაც დაწერეთ, შენახულია.',
    en: 'No more than {count} messages can be sent within an hour. Try again in {minutes} minutes; what you wrote is kept.',
  },
  notOfGroup: {
    status: 409,
    code: 'conversation_not_of_group',
    ka: 'მხოლოდ ჯგუფის მიმოწერიდან გასვლა შეიძლება. ეს მიმოწერა შეგიძლიათ გააჩუმოთ.',
    en: 'Only the conversation of a group can be left. You can mute this one.',
  },
})

export const fieldWords = {
  empty: { ka: 'დაწერეთ შეტყობინება ან დაურთეთ ფაილი', en: 'Write a message or attach a file' },
} as const
