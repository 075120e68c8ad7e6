-- A seat can be given up in each of these steps, so not only the last one says so, and in the words of the button. What a
-- university has written itself stays.
update registration_step s set guide_ka = n.ka, guide_en = n.en
from (values
  (2, 'Register for the subjects of your programme''s modules: choose a subject, then a group.',
   'დარეგისტრირდით თქვენი პროგრამის მოდულების საგნებზე: აირჩიეთ საგანი და შემდეგ ჯგუფი. სანამ ეტაპი ღიაა, ადგილის დათმობაც შეგიძლიათ.',
   'Register for the subjects of your programme''s modules: choose a subject, then a group. While the step is open you can also give up a seat.'),
  (3, 'Choose free credits and a minor, and change a subject if you need to.',
   'აირჩიეთ თავისუფალი კრედიტები და დამატებითი სპეციალობა, საჭიროების შემთხვევაში შეცვალეთ საგანი ან დათმეთ ადგილი.',
   'Choose free credits and a minor; change a subject or give up a seat if you need to.'),
  (4, 'Change a group or cancel a registration.',
   'შეცვალეთ ჯგუფი ან დათმეთ ადგილი.',
   'Change a group or give up a seat.')
) n (step, was, ka, en)
where s.step = n.step and s.guide_en = n.was;
