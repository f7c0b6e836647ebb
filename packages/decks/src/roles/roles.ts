export { CARD_ROLES as ROLES, type CardRole as Role } from "@spellwright/contract";
