BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id TEXT NOT NULL,
	number BIGINT NOT NULL,
	room TEXT NOT NULL,
	line TEXT NOT NULL,
	request TEXT,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "chat" VALUES('plays',1,'players','{"text": "good luck"}','a1 7');
INSERT INTO "chat" VALUES('plays',2,'spectators','{"text": "hush"}',NULL);
CREATE TABLE entries (
	table_id TEXT NOT NULL,
	version BIGINT NOT NULL,
	entry TEXT NOT NULL,
	PRIMARY KEY (table_id, version),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('over',1,'{"create": {}}');
INSERT INTO "entries" VALUES('plays',1,'{"create": {}}');
INSERT INTO "entries" VALUES('plays',2,'{"start": 1}');
INSERT INTO "entries" VALUES('plays',3,'{"play": "draw left"}');
INSERT INTO "entries" VALUES('waits',1,'{"create": "Zoë''s table"}');
INSERT INTO "entries" VALUES('waits',2,'{"join": "Bo"}');
CREATE TABLE holders (
	holder TEXT NOT NULL,
	table_id TEXT NOT NULL,
	finished_at BIGINT NOT NULL,
	PRIMARY KEY (holder, table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "holders" VALUES('a1','over',1700000200000);
INSERT INTO "holders" VALUES('a1','plays',9007199254740991);
INSERT INTO "holders" VALUES('a1','waits',9007199254740991);
INSERT INTO "holders" VALUES('b2','waits',9007199254740991);
INSERT INTO "holders" VALUES('c3','plays',9007199254740991);
CREATE TABLE razzia_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT razzia_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "razzia_version" VALUES('0001');
CREATE TABLE tables (
	id TEXT NOT NULL,
	status TEXT NOT NULL,
	open BOOLEAN NOT NULL,
	version BIGINT NOT NULL,
	created_at BIGINT NOT NULL,
	changed_at BIGINT NOT NULL,
	summary TEXT NOT NULL,
	due_at BIGINT,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('waits','waiting',1,2,1700000000000,1700000000000,'{"names": ["Zoë", "Bo"]}',NULL);
INSERT INTO "tables" VALUES('plays','playing',0,3,1700000100000,1700000100000,'{}',1700000130000);
INSERT INTO "tables" VALUES('over','finished',1,1,1700000200000,1700000200000,'{}',NULL);
CREATE INDEX tables_in_the_lobby ON tables (status, created_at, id) WHERE open AND status <> 'finished';
CREATE INDEX tables_finished ON tables (changed_at, id) WHERE open AND status = 'finished';
CREATE INDEX tables_due ON tables (due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX holders_by_time ON holders (holder, finished_at, table_id);
CREATE INDEX holders_of_a_table ON holders (table_id);
CREATE UNIQUE INDEX chat_by_request ON chat (table_id, request);
COMMIT;
