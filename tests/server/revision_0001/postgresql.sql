SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.chat (
    table_id text NOT NULL,
    number bigint NOT NULL,
    room text NOT NULL,
    line text NOT NULL,
    request text
);
CREATE TABLE public.entries (
    table_id text NOT NULL,
    version bigint NOT NULL,
    entry text NOT NULL
);
CREATE TABLE public.holders (
    holder text NOT NULL,
    table_id text NOT NULL,
    finished_at bigint NOT NULL
);
CREATE TABLE public.razzia_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    status text NOT NULL,
    open boolean NOT NULL,
    version bigint NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    summary text NOT NULL,
    due_at bigint
);
INSERT INTO public.chat VALUES ('plays', 1, 'players', '{"text": "good luck"}', 'a1 7');
INSERT INTO public.chat VALUES ('plays', 2, 'spectators', '{"text": "hush"}', NULL);
INSERT INTO public.entries VALUES ('waits', 1, '{"create": "Zoë''s table"}');
INSERT INTO public.entries VALUES ('waits', 2, '{"join": "Bo"}');
INSERT INTO public.entries VALUES ('plays', 1, '{"create": {}}');
INSERT INTO public.entries VALUES ('plays', 2, '{"start": 1}');
INSERT INTO public.entries VALUES ('plays', 3, '{"play": "draw left"}');
INSERT INTO public.entries VALUES ('over', 1, '{"create": {}}');
INSERT INTO public.holders VALUES ('a1', 'waits', 9007199254740991);
INSERT INTO public.holders VALUES ('b2', 'waits', 9007199254740991);
INSERT INTO public.holders VALUES ('a1', 'plays', 9007199254740991);
INSERT INTO public.holders VALUES ('c3', 'plays', 9007199254740991);
INSERT INTO public.holders VALUES ('a1', 'over', 1700000200000);
INSERT INTO public.razzia_version VALUES ('0001');
INSERT INTO public.tables VALUES ('waits', 'waiting', true, 2, 1700000000000, 1700000000000, '{"names": ["Zoë", "Bo"]}', NULL);
INSERT INTO public.tables VALUES ('plays', 'playing', false, 3, 1700000100000, 1700000100000, '{}', 1700000130000);
INSERT INTO public.tables VALUES ('over', 'finished', true, 1, 1700000200000, 1700000200000, '{}', NULL);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, version);
ALTER TABLE ONLY public.holders
    ADD CONSTRAINT holders_pkey PRIMARY KEY (holder, table_id);
ALTER TABLE ONLY public.razzia_version
    ADD CONSTRAINT razzia_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX chat_by_request ON public.chat USING btree (table_id, request);
CREATE INDEX holders_by_time ON public.holders USING btree (holder, finished_at, table_id);
CREATE INDEX holders_of_a_table ON public.holders USING btree (table_id);
CREATE INDEX tables_due ON public.tables USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX tables_finished ON public.tables USING btree (changed_at, id) WHERE (open AND (status = 'finished'::text));
CREATE INDEX tables_in_the_lobby ON public.tables USING btree (status, created_at, id) WHERE (open AND (status <> 'finished'::text));
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.holders
    ADD CONSTRAINT holders_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
