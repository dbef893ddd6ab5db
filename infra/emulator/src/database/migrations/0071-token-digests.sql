-- A token is found by its digest. What is kept to show it to its owner is sealed with a key that is not in the
-- database; tokens of earlier versions are sealed at the next start.
alter table access_token drop constraint access_token_pkey;
alter table access_token rename column token to sealed;
alter table access_token add column digest text;
update access_token set digest = encode(sha256(convert_to(sealed, 'UTF8')), 'hex');
alter table access_token add primary key (digest);
