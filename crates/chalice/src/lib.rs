//! Chalice.
