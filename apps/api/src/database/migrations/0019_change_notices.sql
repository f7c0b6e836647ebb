-- Every process hears at once what others changed of things that it remembers (`changes.ts`): whoever
-- changes them, a call, a command or somebody at psql, and only once the change is committed.
CREATE FUNCTION tell_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('spellwright_changes', 'account ' || (to_jsonb(OLD) ->> TG_ARGV[0]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_knowledge_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('spellwright_changes', 'knowledge');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Those that have ended by themselves are refused anyway.
CREATE TRIGGER session_ended AFTER DELETE ON "session"
  FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION tell_account_change('user_id');
--> statement-breakpoint
CREATE TRIGGER user_changed AFTER UPDATE OF email, role, banned, ban_expires ON "user"
  FOR EACH ROW EXECUTE FUNCTION tell_account_change('id');
--> statement-breakpoint
CREATE TRIGGER user_preferences_changed AFTER UPDATE OR DELETE ON user_preferences
  FOR EACH ROW EXECUTE FUNCTION tell_account_change('user_id');
--> statement-breakpoint
CREATE TRIGGER rule_editions_changed AFTER INSERT OR UPDATE OR DELETE ON rule_editions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_knowledge_change();
--> statement-breakpoint
CREATE TRIGGER card_editions_changed AFTER INSERT OR UPDATE OR DELETE ON card_editions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_knowledge_change();
