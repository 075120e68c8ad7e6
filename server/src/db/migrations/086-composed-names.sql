-- Names are stored composed (Unicode NFC); those that came decomposed are corrected once.
update student set fname_ka = normalize(fname_ka), lname_ka = normalize(lname_ka), fname_en = normalize(fname_en), lname_en = normalize(lname_en)
where not (fname_ka is normalized and lname_ka is normalized and fname_en is normalized and lname_en is normalized);
update lecturer set fname_ka = normalize(fname_ka), lname_ka = normalize(lname_ka), fname_en = normalize(fname_en), lname_en = normalize(lname_en)
where not (fname_ka is normalized and lname_ka is normalized and fname_en is normalized and lname_en is normalized);
update staff_member set fname_ka = normalize(fname_ka), lname_ka = normalize(lname_ka), fname_en = normalize(fname_en), lname_en = normalize(lname_en)
where not (fname_ka is normalized and lname_ka is normalized and fname_en is normalized and lname_en is normalized);
