import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of uploads. */
export const words = defineRefusals({
  noSuchField: {
    status: 404,
    code: 'takes_no_file',
    ka: 'აქ ფაილი არ იტვირთება. განაახლეთ გვერდი.',
    en: 'No file is accepted here. Reload the page.',
  },
  noSuchUpload: {
    status: 404,
    code: 'no_such_upload',
    ka: 'ეს ატვირთვა აღარ ინახება. აირჩიეთ ფაილი ხელახლა.',
    en: 'This upload is no longer kept. Choose the file again.',
  },
  wrongOffset: {
    status: 409,
    code: 'upload_moved',
    ka: 'ამ ფაილიდან უკვე მიღებულია {received} ბაიტი; გააგრძელეთ იქიდან.',
    en: '{received} bytes of this file have already arrived; continue from there.',
  },
  tooManyBytes: {
    status: 413,
    code: 'more_than_said',
    ka: 'ფაილი „{file}“ უფრო დიდია, ვიდრე დასაწყისში იყო. აირჩიეთ ხელახლა.',
    en: 'The file “{file}” is bigger than when the upload began. Choose it again.',
  },
})
