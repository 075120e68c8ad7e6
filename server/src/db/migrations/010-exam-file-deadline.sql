-- Files of a distance exam have a deadline of their own, which may be later than the end of the exam. A text that the
-- university has changed stays.
update exam_instruction set
  text_ka = replace(text_ka, 'ფაილები ატვირთეთ გამოცდის დასრულებამდე.',
    'ფაილები ატვირთეთ გამოცდასთან მითითებულ ბოლო ვადამდე.'),
  text_en = replace(text_en, 'upload your files before the exam ends.',
    'upload your files by the deadline shown for the exam.');
