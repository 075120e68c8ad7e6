-- The contract as it is shown to students from abroad, and the intake of autumn 2025. The university changes it by new rows.

insert into contract_template (body) values ($json${
  "title": {
    "ka": "ხელშეკრულება უცხოელი სტუდენტის სწავლების შესახებ",
    "en": "Contract on the education of an international student"
  },
  "sections": [
    {
      "title": { "ka": "მხარეები და პროგრამა", "en": "The parties and the programme" },
      "clauses": [
        {
          "ka": "მხარეები არიან {university} (შემდგომში — უნივერსიტეტი) და {student}, პასპორტის ან პირადი ნომერი {personal_code} (შემდგომში — სტუდენტი).",
          "en": "The parties are {university} (the University) and {student}, passport or personal number {personal_code} (the Student)."
        },
        {
          "ka": "სტუდენტი სწავლობს პროგრამაზე „{programme}“ ({school}). მიღება: {intake}. სასწავლო წლის დასაწყისი: {starts_on}.",
          "en": "The Student studies in the programme “{programme}” ({school}). Intake: {intake}. Start of the academic year: {starts_on}."
        },
        {
          "ka": "ხელშეკრულების ხელმოწერის ბოლო ვადა: {signing}. დოკუმენტების დედნების წარდგენის ბოლო ვადა: {documents}.",
          "en": "Last day to sign the contract: {signing}. Last day to hand in the original documents: {documents}."
        }
      ]
    },
    {
      "title": { "ka": "სწავლის საფასური", "en": "Tuition fee" },
      "clauses": [
        {
          "ka": "სწავლის წლიური საფასურია {fee}; იგი {credits} კრედიტს (ECTS) მოიცავს.",
          "en": "The tuition fee per year is {fee}; it includes {credits} credits (ECTS)."
        },
        {
          "ka": "პირველი სასწავლო წლის საფასური ხელშეკრულების ხელმოწერამდე გადაიხდება; მასში ჩაითვლება საწყისი შენატანი: {initial_instalment}.",
          "en": "The annual fee of the first year is due before the contract is signed; the initial instalment of {initial_instalment} is credited towards it."
        },
        {
          "ka": "მეორე სასწავლო წლიდან საფასური ორ, {instalment_percent}%-იან ნაწილად გადაიხდება. ბოლო ვადები: {first_due} და {second_due}.",
          "en": "From the second year on the fee is paid in two instalments of {instalment_percent}% each, due by {first_due} and {second_due}."
        }
      ]
    },
    {
      "title": { "ka": "საფასურის დაბრუნება", "en": "Refund of the fee" },
      "clauses": [
        {
          "ka": "თუ სტუდენტი სწავლას სასწავლო წლის დაწყებამდე შეწყვეტს, უნივერსიტეტი წლიური საფასურის არაუმეტეს {retained_before}%-ს დაიტოვებს.",
          "en": "If the Student withdraws before the academic year starts, the University retains at most {retained_before}% of the annual fee."
        },
        {
          "ka": "თუ სტუდენტი სწავლას სასწავლო წლის დაწყებიდან {weeks} კვირაში შეწყვეტს (ბოლო დღე: {withdrawal}), უნივერსიტეტი წლიური საფასურის არაუმეტეს {retained_within}%-ს დაიტოვებს.",
          "en": "If the Student withdraws within {weeks} weeks of the start of the academic year (last day: {withdrawal}), the University retains at most {retained_within}% of the annual fee."
        },
        {
          "ka": "თუ სტუდენტი სწავლას ამის შემდეგ, მეორე სემესტრის დაწყებამდე შეწყვეტს, უნივერსიტეტი წლიური საფასურის არაუმეტეს {retained_later}%-ს დაიტოვებს.",
          "en": "If the Student withdraws after that and before the second semester, the University retains at most {retained_later}% of the annual fee."
        },
        {
          "ka": "თუ სტუდენტს ვიზაზე უარი ეთქვა და რეგისტრაცია არ გაუვლია, უნივერსიტეტი დაიტოვებს {visa_retained}-ს, დანარჩენ თანხას კი დააბრუნებს.",
          "en": "If a visa is refused and the Student has not registered, the University retains {visa_retained} and refunds the rest."
        }
      ]
    },
    {
      "title": { "ka": "ჯანმრთელობის დაზღვევა", "en": "Health insurance" },
      "clauses": [
        {
          "ka": "სტუდენტი ხელშეკრულების ხელმოწერიდან {insurance_months} თვის ვადაში წარმოადგენს ჯანმრთელობის დაზღვევას, სულ მცირე {insurance_years} წლის ვადით.",
          "en": "Within {insurance_months} month of signing the Student provides health insurance for at least {insurance_years} year."
        }
      ]
    },
    {
      "title": { "ka": "პერსონალური მონაცემები", "en": "Personal data" },
      "clauses": [
        {
          "ka": "უნივერსიტეტი სტუდენტის მონაცემებს {data_years} წლის განმავლობაში ინახავს, ჯანმრთელობის ცნობებს კი — {health_months} თვის განმავლობაში.",
          "en": "The University keeps the Student’s data for {data_years} years, and health certificates for {health_months} month."
        },
        {
          "ka": "სტუდენტს ნებისმიერ დროს შეუძლია, გაიხმოს თანხმობა ფოტო- და ვიდეომასალის მარკეტინგში გამოყენებაზე; გახმობა {media_working_days} სამუშაო დღეში სრულდება.",
          "en": "The Student can withdraw the consent to the use of photographs and films in marketing at any time; the withdrawal is processed within {media_working_days} working days."
        }
      ]
    },
    {
      "title": { "ka": "დადასტურება", "en": "Acceptance" },
      "clauses": [
        {
          "ka": "სტუდენტი ხელშეკრულებას პორტალში ადასტურებს, ტელეფონზე გამოგზავნილი ოთხნიშნა კოდით. უნივერსიტეტი ინახავს დადასტურების დროსა და ენას, აგრეთვე ამ ტექსტს უცვლელად.",
          "en": "The Student accepts the contract in the portal, with a four-digit code sent to the phone. The University keeps the time and the language of the acceptance, and exactly this text."
        }
      ]
    }
  ]
}$json$);

insert into intake (academic_year, season, name_ka, name_en, starts_on, template_id)
select 2025, 'autumn', '2025–2026 სასწავლო წლის შემოდგომა', 'autumn 2025–2026', '2025-09-20', id from contract_template;

insert into intake_deadline (intake_id, kind, name_ka, name_en, day)
select intake.id, kind, dates.name_ka, dates.name_en, day::date from intake, (values
  ('signing', 'ხელშეკრულების ხელმოწერა', 'Signing of the contract', '2025-11-01'),
  ('documents', 'დოკუმენტების დედნების წარდგენა', 'Original documents handed in', '2025-11-29'),
  ('withdrawal', 'სწავლის შეწყვეტა საფასურის ნახევრის დაბრუნებით', 'Withdrawal with half of the fee refunded', '2025-10-18')
) as dates (kind, name_ka, name_en, day);
