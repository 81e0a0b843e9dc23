"""Joints, poses and clips."""
