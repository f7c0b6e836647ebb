import { configure } from "@testing-library/react";

// A guard, not a measure: the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });
